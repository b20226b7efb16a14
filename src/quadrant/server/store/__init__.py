"""The database: its tables, and how they are read and written."""
