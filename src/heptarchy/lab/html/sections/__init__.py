"""The sections of the page: each a function from what was played to a fragment of HTML, empty if there is none."""
