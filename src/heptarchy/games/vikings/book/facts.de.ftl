# Was die Berichte des Labors vom Spiel sagen

fact-round = Die Runde, in der das Spiel endete
    .name = Runde
fact-cities = Städte in Wikingerhand am Ende
    .name = Städte

seen-mark = Zug
seen-lead = Wie nahe die Wikinger den Städten sind, mit denen sie einen Vertrag gewinnen (die Hälfte), und der Eroberung (1); im Krieg um Land und Götter der Anteil der geplünderten Kirchen, wo er größer ist. Der Rest gehört den Engländern.
seen-plays = Karte
seen-opening = Wo der erste Anführer landete; bei den Engländern die erste Karte, die sie spielten
opened-lands = landet in { $shire }

ended-viking-conquest = Eroberung der Wikinger
ended-english-conquest = Eroberung der Engländer
ended-treaty = Vertrag
ended-last-round = letzte Runde
ended-churches-plundered = geplünderte Kirchen
