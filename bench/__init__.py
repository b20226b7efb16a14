"""What is measured. ``python -m bench`` measures everything and writes docs/performance.md."""
