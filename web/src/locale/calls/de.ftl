calls-title = Bescheid, wenn du weg bist
calls-note = An Tischen mit Tagen pro Zug erfährst du auch bei geschlossener Seite, dass du dran bist: höchstens einmal in zehn Minuten und nie etwas über die Karten. Auch eine halbe Stunde, bevor sich eine deiner Gruppen trifft, bekommst du Bescheid.
calls-here = Auf diesem Gerät
calls-own = Eigene Adresse, etwa ein ntfy-Thema
calls-add = Hinzufügen
calls-stop = Beenden
calls-other = Anderer Browser
calls-denied = Dein Browser erlaubt das nicht. Sieh in seinen Einstellungen für diese Seite nach.
