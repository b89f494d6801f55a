### Pour les responsables du serveur. Chargé avec leur page seulement.

admin = Administration
admin-leave = Verrouiller
admin-parts = Parties de cette page
admin-door = Pour les responsables
admin-door-note = Cette page demande le secret de ce serveur. Sur sa machine, affiche-le avec :
admin-secret = Secret
admin-enter = Entrer
admin-wrong = Ce n’est pas le secret, ou cette page n’est pas accessible d’ici.
admin-which = Afficher
admin-none = Rien ici.
admin-nobody = sans nom
admin-bot = Bot
admin-free = libre
admin-unknown = inconnu
admin-until = jusqu’au { $until }
admin-for = Pendant
admin-reason = Note pour toi
admin-time-10 = 10 minutes
admin-time-60 = 1 heure
admin-time-1440 = 1 jour
admin-time-10080 = 1 semaine
admin-time-43200 = 30 jours
admin-time-525600 = 1 an

admin-tables = Tables
admin-tables-running = En cours
admin-tables-open = Pas commencées
admin-tables-over = Terminées
admin-tables-public = Dans la liste publique
admin-tables-closed = Fermées
admin-tables-aside = Mises de côté
admin-tables-all = Toutes
admin-table-find = L’adresse commence par
admin-table = Table
admin-status = État
admin-status-open = pas commencée
admin-status-running = en cours
admin-status-over = terminée
admin-aside = mise de côté
admin-closed = fermée
admin-hidden = masquée
admin-public = publique
admin-created = Création
admin-changed = Dernier changement
admin-log = Journal
admin-log-size = { $rows } lignes, { $size }
admin-log-note = Tant que la partie dure, le journal ne montre ni coups ni graines : personne ne voit les mains.
admin-chat = Lignes de chat
admin-host = hôte
admin-watch = Y aller
admin-download-log = Télécharger le journal
admin-retry = Réessayer
admin-hide = Retirer de la liste
admin-show = Remettre dans la liste
admin-close = Fermer la table
admin-close-sure = La partie s’arrête aussitôt pour tous. Tu pourras rouvrir la table.
admin-reopen = Rouvrir la table
admin-remove = Supprimer la table
admin-remove-sure = La partie, son journal et son chat sont supprimés pour de bon.

admin-people = Personnes
admin-person-find = Nom, ou l’id commence par
admin-person = Personne
admin-seen = Dernière visite
admin-network = Réseau
admin-at-tables = { $count ->
    [one] à { $count } table
   *[other] à { $count } tables
}
admin-reported = { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
admin-in-force = En vigueur
admin-measure-ban = Banni
admin-measure-mute = Muet
admin-measure-name = Nom imposé
admin-lift = Lever
admin-mute = Rendre muet
admin-mute-sure = Chat et réactions sont refusés pendant ce temps.
admin-rename = Retirer le nom
admin-rename-sure = Un nom neutre est donné, pour une semaine.
admin-ban = Bannir
admin-ban-sure = Toutes les connexions s’arrêtent aussitôt, les nouvelles sont refusées pendant ce temps.
admin-ban-network = Bannir un réseau
admin-ban-network-sure = Personne de { $network } ne pourra entrer pendant ce temps.
admin-export = Exporter ses données

admin-reports = Signalements
admin-reports-open = Ouverts
admin-reports-resolved = Réglés
admin-reports-dismissed = Écartés
admin-report-about = { $name } : { $reason }
admin-reason-chat = chat
admin-reason-name = nom
admin-reason-cheating = triche
admin-reason-stalling = lenteur voulue
admin-reason-other = autre chose
admin-report-by = Signalé par { $name }
admin-report-chat = { $count ->
    [one] La dernière ligne du chat
   *[other] Les { $count } dernières lignes du chat
}
admin-see-person = Voir la personne
admin-see-table = Voir la table
admin-resolve = Réglé
admin-dismiss = Écarter
admin-open-again = Rouvrir

admin-load = Charge
admin-load-moves = Coups par seconde
admin-load-half = La moitié des coups en
admin-load-most = 99 coups sur 100 en
admin-load-sockets = Connexions aux tables
admin-load-rooms = Tables en mémoire
admin-load-bots = Bots qui réfléchissent
admin-load-memory = Mémoire
admin-load-processes = Processus
admin-load-people = Personnes connues
admin-load-limits = Limites atteintes depuis le démarrage
admin-load-queues = Files d’attente
admin-load-all = Tous les chiffres
admin-load-nothing = Rien pour l’instant.

admin-announce = Annoncer
admin-announce-text = Que faut-il dire à tout le monde ?
admin-announce-example = Redémarrage à 22 h, quelques minutes.
admin-announce-languages = Dans d’autres langues (facultatif)
admin-announce-send = Annoncer
admin-announce-now = Annoncé en ce moment
admin-withdraw = Retirer
