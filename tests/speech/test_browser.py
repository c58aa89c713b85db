"""What the browser is held to say is what the server says today; web/src/lib/fluent.test.ts holds the browser to it."""

from tools import make_sentences


def test_the_sentences_that_the_browser_is_held_to_are_those_of_today() -> None:
    assert make_sentences.FILE.read_text(encoding="utf-8") == make_sentences.text(), "`make types` writes them"
