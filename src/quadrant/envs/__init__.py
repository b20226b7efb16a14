"""The games as environments of PettingZoo and OpenSpiel, for programs that learn.

Both show a player the same: the view as numbers (:mod:`quadrant.envs.encoding`), and the options as a menu
(:mod:`quadrant.envs.menu`). What is hidden at the table is hidden here, too.
"""
