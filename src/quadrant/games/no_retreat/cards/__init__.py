"""The event cards of No Retreat!: their language, and the operations that carry them out."""
