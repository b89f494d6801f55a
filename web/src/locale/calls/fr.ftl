calls-title = À vous de jouer, quand un coup prend des jours
calls-note = Aux tables où un coup peut prendre des jours, vous êtes prévenu que c’est à vous même si la page est fermée. Au plus une fois en dix minutes, et jamais rien sur les cartes.
calls-here = Sur cet appareil
calls-own = Votre adresse, par exemple un sujet ntfy
calls-add = Ajouter
calls-stop = Arrêter
calls-other = Autre navigateur
calls-denied = Votre navigateur ne le permet pas. Vérifiez ses réglages pour cette page.
