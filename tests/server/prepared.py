"""What a server prepares when it has started, made once for all that are forked from this process."""

from quadrant.server import command

command.prepare()
