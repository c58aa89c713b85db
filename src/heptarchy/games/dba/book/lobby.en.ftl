# The card of the game in the lobby, its options and modules.

dba-about = Two armies on an open table: shield walls, warbands and horse, moved freely and measured in paces.
