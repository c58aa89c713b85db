# The card of the game in the lobby, its options and modules.

ortus-about = Earls build decks, raise fiefs and plot for the crown, while the Vikings draw near.
ortus-choice-base = The base game
ortus-choice-heathen = Great Heathen Army
ortus-choice-wessex = Wessex campaign
ortus-choice-rebellion = Rebellion
ortus-choice-solo = Solo
ortus-choice-cooperative = Cooperative
ortus-choice-semi = Semi-cooperative
ortus-choice-last = At last
ortus-choice-first = At first
ortus-choice-never = Never
ortus-choice-off = Off
ortus-choice-banner = Banner
ortus-choice-second_card = Second card
