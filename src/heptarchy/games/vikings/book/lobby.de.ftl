# Die Karte des Spiels in der Halle, seine Optionen und Module.

vikings-about = Zwei Wikingerheere landen in England; zwei englische Heere halten die Städte und warten auf Alfred.
vikings-choice-viking = Wikinger
vikings-choice-english = Engländer
vikings-modules-title = Die Wikingerzeit
vikings-modules-none = keine Module
vikings-modules-on = { $n } von { $all } Modulen
vikings-modules-about = Neun Module, die das Spiel verändern. Spiele mit beliebigen davon oder ganz ohne.
vikings-modules-all = Alle einschalten
vikings-modules-clear = Alle ausschalten
vikings-modules-sum = Eingeschaltet: { $viking } für die Wikinger, { $english } für die Engländer, { $neither } für keine Seite.
vikings-modules-helps-viking = hilft den Wikingern
vikings-modules-helps-english = hilft den Engländern
vikings-modules-helps-neither = hilft keiner Seite
