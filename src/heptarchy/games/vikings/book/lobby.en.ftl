# The card of the game in the lobby, its options and modules.

vikings-about = Two Viking hosts land in England; two English armies hold the cities and wait for Alfred.
vikings-choice-viking = Vikings
vikings-choice-english = English
vikings-modules-title = The Viking Age
vikings-modules-none = no modules
vikings-modules-on = { $n } of { $all } modules
vikings-modules-about = Nine modules that change the game. Play with any set of them, or with none.
vikings-modules-all = Switch all on
vikings-modules-clear = Switch all off
vikings-modules-sum = On: { $viking } for the Vikings, { $english } for the English, { $neither } for neither.
vikings-modules-helps-viking = helps the Vikings
vikings-modules-helps-english = helps the English
vikings-modules-helps-neither = helps neither side
