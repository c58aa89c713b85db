# The card of the game in the lobby, its options and modules.

arthur-about = British kings claim, raid and make war for the High Kingship, while Saxons settle the shore.
