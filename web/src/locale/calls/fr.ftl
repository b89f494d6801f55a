calls-title = Notifications en ton absence
calls-note = Aux tables où un coup peut prendre des jours, tu apprends que c’est à toi même si la page est fermée : au plus une fois en dix minutes, et jamais rien sur les cartes. On te prévient aussi une demi-heure avant qu’un de tes groupes joue.
calls-here = Sur cet appareil
calls-own = Ton adresse, par exemple un sujet ntfy
calls-add = Ajouter
calls-stop = Arrêter
calls-other = Autre navigateur
calls-denied = Ton navigateur ne le permet pas. Vérifie ses réglages pour cette page.
