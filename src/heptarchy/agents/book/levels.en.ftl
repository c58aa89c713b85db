# The levels of bots, and how each plays

level-thrall = Thrall
    .sentence = Mostly plays whatever is allowed.
level-ceorl = Ceorl
    .sentence = Sees what looks good now, and often forgets to look.
level-thegn = Thegn
    .sentence = Takes what looks good now, and slips now and then.
level-ealdorman = Ealdorman
    .sentence = Takes what looks best now, and hardly ever slips.
level-king = King
    .sentence = Plays many games in the mind before each answer, and knows only what you let him see.

# Bots of other authors, where they say nothing of themselves
guest-house = A program that this server brings along.
guest-unknown = A guest from another house.
