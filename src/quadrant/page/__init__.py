"""All games in one page, without a server: the host of the tables as it runs in a worker of the browser.

The rooms of the server do the work (:mod:`quadrant.server.play`, :mod:`quadrant.server.bots`). Here are what
they stand on in a browser, a store (:mod:`quadrant.page.store`) on what keeps things there
(:mod:`quadrant.page.box`), and what stands before them in place of HTTP (:mod:`quadrant.page.host`).
"""
