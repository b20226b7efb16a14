"""Tidings: what people who are away are told, in their browser, by a webhook, and what is said."""
