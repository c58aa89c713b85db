# Die Stufen der Bots, und wie jede spielt

level-thrall = Knecht
    .sentence = Spielt meist irgendetwas, das erlaubt ist.
level-ceorl = Freibauer
    .sentence = Sieht, was jetzt gut aussieht, und vergisst oft hinzusehen.
level-thegn = Thegn
    .sentence = Nimmt, was jetzt gut aussieht, und vertut sich hin und wieder.
level-ealdorman = Ealdorman
    .sentence = Nimmt, was jetzt am besten aussieht, und vertut sich fast nie.
level-king = König
    .sentence = Spielt vor jeder Antwort viele Spiele im Kopf und weiß nur, was du ihn sehen lässt.

# Bots anderer Verfasser, wenn sie nichts von sich sagen
guest-house = Ein Programm, das dieser Server mitbringt.
guest-unknown = Ein Gast aus einem anderen Haus.
