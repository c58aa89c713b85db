"""What a game's screen in the terminal builds on. With rich; nothing else of the kit imports it."""
