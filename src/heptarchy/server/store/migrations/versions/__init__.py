"""The revisions: one module each, named by number. One that has shipped is never changed."""
