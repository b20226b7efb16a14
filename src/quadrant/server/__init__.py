"""The web server: matches kept in a database, played live by people and bots."""
