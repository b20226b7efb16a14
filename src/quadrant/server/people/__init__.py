"""People: accounts, who sits where, and the mail they want."""
