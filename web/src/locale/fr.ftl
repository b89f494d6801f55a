### Tout ce qui entoure les jeux. Chaque jeu a son propre fichier à côté de son visage.
### Les identifiants sont fixes ; une remarque dit où se trouve un texte quand ses mots ne le disent pas.

## Partout

description = Des jeux de cartes entre amis et avec des bots, autour d’une table.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } t’invite à jouer : { $game }
preview-invited = Une invitation t’attend : { $game }
preview-free = Places libres : { $free } sur { $seats }. Sans compte.
preview-full = Toutes les places sont prises. Tu peux regarder.
preview-running = Partie en cours : { $game }
preview-watch = Viens regarder.
preview-over = { $game } : la partie est finie
preview-replay = Regarde comment elle s’est jouée.
# Le lien qu’un clavier rencontre en premier.
skip = Aller à la table
# Nom de la lampe dans la barre : un lien vers l’accueil.
home = Accueil
# Nom du groupe de boutons dans la barre.
tools = Outils
close = Fermer
cancel = Annuler
sure-yes = Oui : { $what }
yes = Oui
no = Non
again = Réessayer
copy = Copier
copied = Copié
share = Partager
you = Toi
bot = Bot
guest-number = Invité { $number }
player-number = Joueur { $number }
watcher = Spectateur
connection-lost = Connexion perdue, nouvel essai en cours
connection-back = Connexion rétablie
# Devant le point et le nom du jeu dans le titre du navigateur.
title-turn = À toi

## Pourquoi quelque chose n’a pas été fait ; selon les codes du serveur

refused-error = Quelque chose a mal tourné. Rien n’a changé.
refused-offline = Le serveur ne répond pas. As-tu du réseau ?
refused-set-aside = Cette table ne peut pas être ouverte pour le moment. La personne qui gère le serveur est prévenue.
refused-set-aside-here = Cette partie ne peut pas être lue dans ce navigateur. Tu peux la retirer dans les réglages.
refused-illegal-move = Tu ne peux pas jouer ça maintenant.
refused-store-down = Le serveur ne peut rien enregistrer pour l’instant. Réessaie bientôt.
refused-store-down-here = Ce navigateur ne peut rien enregistrer pour l’instant : il est peut-être plein, ou en navigation privée.
refused-reserved-name = Ce nom est réservé aux bots et aux personnes sans nom. Choisis-en un autre.
refused-mixed-name = Ne mélange pas de lettres latines, cyrilliques et grecques dans un mot.
refused-signed-out = Cet appareil a été déconnecté.
refused-forgotten = Plus rien de toi n’est gardé ici.
refused-move-same = Cet appareil est déjà à toi.
refused-call-address = Impossible d’utiliser cette adresse : il faut une adresse en https.
refused-call-too-many = Tu reçois déjà des notifications à { $most } adresses. Supprimes-en une d’abord.
refused-too-many-devices = Tu as déjà { $most } appareils. Déconnectes-en d’abord quelques-uns.
refused-unknown-bot = Ce jeu n’a pas ce bot.
refused-bad-option = Ce jeu n’a pas cette option.
refused-bad-seats = Ce jeu ne se joue pas à ce nombre.
refused-unknown-game = Ce serveur n’a pas ce jeu.
refused-malformed = Le serveur n’a pas compris. Recharge la page.
refused-foreign = Cette page a été ouverte à une adresse que le serveur ne connaît pas.
refused-too-long = C’est trop long.
refused-refused = Le serveur ne le permet pas.
refused-restart = Le serveur redémarre. La partie reprend dans un instant.
refused-banned = Tu n’as pas accès à ce serveur jusqu’au { $until }.
refused-muted = Tu ne peux pas écrire dans le chat jusqu’au { $until }.
refused-renamed = Tu gardes ce nom jusqu’au { $until }.
refused-closed = Les responsables de ce serveur ont fermé cette table.
refused-gone = Cette table n’existe plus.
refused-link-used = Ce lien a déjà servi ou n’est plus valable. Crées-en un autre.
refused-too-fast = Doucement. Réessaie dans un instant.
refused-without-spectators = À cette table, on joue sans spectateurs.
refused-only-host = Seule la personne qui a ouvert la table peut le faire.
refused-only-players = Seules les personnes qui jouent peuvent le faire.
refused-only-another-player = Seule une autre personne qui joue peut le demander.
refused-only-those-who-played = Seules les personnes qui ont joué peuvent demander une autre partie.
refused-only-sitter-or-host = Seule la personne assise là, ou celle qui a ouvert la table, peut libérer une place.
refused-not-your-seat = Cette place n’est pas la tienne.
refused-begun-not-your-seat = La partie a commencé et cette place n’est pas la tienne.
refused-other-eyes = Tu pourras changer de point de vue une fois la partie finie.
refused-when-over = Tu pourras le voir une fois la partie finie.
refused-sealed = D’autres jouent encore cette donne. Tu la verras quand sa journée sera finie (minuit UTC).
refused-only-table-seats-bots = Pendant une partie, seule la table elle-même installe des bots.
refused-left-table = Tu n’es plus à cette table.
refused-not-askable = On ne peut pas demander cela ici.
refused-not-asked = Ta réponse n’est pas demandée.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-being-dealt = Les cartes sont en train d’être distribuées.
refused-still-running = La partie est encore en cours.
refused-over = La partie est finie.
refused-no-deal-now = Il n’y a rien à distribuer maintenant.
refused-no-contributions-now = Les nombres pour la donne ne sont acceptés que pendant la donne.
refused-deal-step = La donne n’en est pas à cette étape.
refused-full-log = Il s’est passé tant de choses à cette table qu’on ne peut plus que jouer. Ouvre une autre table.
refused-seat-taken = Quelqu’un est déjà assis là. Choisis une autre place.
refused-have-seat = Tu as déjà une place. Lève-toi d’abord.
refused-seat-cleared = La personne qui a ouvert la table a libéré ta place. Tu pourras te rasseoir dans quelques minutes.
refused-no-late-guests = À cette table, personne ne prend la place d’un bot une fois la partie lancée.
refused-sit-there = Tu es déjà à cette place.
refused-nobody-there = Personne n’est assis là.
refused-no-seat = Cette place n’existe pas à cette table.
refused-no-such-seat = Cette place n’existe pas.
refused-seats-free = Il reste des places libres. Attends, ou remplis-les de bots.
refused-have-resigned = Tu as abandonné. Le bot continue.
refused-resigned-already = Tu as déjà abandonné.
refused-bot-there = Un bot joue déjà à cette place.
refused-bot-plays-yours = Un bot joue pour toi. Reprends d’abord ta place.
refused-bot-for-another = Tu ne peux demander un bot que pour la place d’une autre personne.
refused-bot-not-away = Tu ne peux demander un bot que pendant l’absence de quelqu’un.
refused-bot-wait = La personne va peut-être revenir. Tu pourras demander un bot dans { $seconds } s.
refused-no-hints = Il n’y a pas de conseils dans une partie avec d’autres personnes.
refused-hints-off = Cette partie compte : il n’y a pas de conseils.
refused-review-stopped = L’analyse a été interrompue. Redemande-la.
refused-not-played-out = La partie a été interrompue : il n’y a pas de compte de la chance.
refused-not-your-turn = Ce n’est pas ton tour.
refused-others-have-seen = Les autres ont déjà vu le résultat. Demande-leur la permission de reprendre ton coup.
refused-no-takebacks = À cette table, on ne reprend pas ses coups.
refused-nothing-to-take-back = Tu n’as encore rien joué.
refused-takebacks-spent = { $count } coups ont déjà été repris dans cette partie. Cela suffit.
refused-nobody-to-agree = Il ne reste personne pour donner son accord.
refused-question-open = Une autre question est en attente. Réponds-y d’abord.
refused-no-question = Cette question n’est plus d’actualité.
refused-you-have-asked = Tu as posé la question. Aux autres de répondre.
refused-next-set-up = La prochaine partie est déjà préparée.
refused-no-next = Aucune autre partie n’est prévue.
refused-stale = La partie a avancé entre-temps. Regarde à nouveau.
refused-empty-line = Il n’y a rien à lire là-dedans.
refused-no-team-chat = À cette table, tu ne peux pas parler à ton équipe seule.
refused-long-line = Un message compte au plus { $most } caractères.
refused-report-another = Tu ne peux signaler qu’une autre personne de cette table.
refused-reports-full = Il y a trop de signalements. Les responsables du serveur le savent.
refused-link-incomplete = Cette table n’existe pas. Le lien est peut-être incomplet.
refused-wrong-code = Aucune table n’a ce code. Vérifie-le ou demandes-en un nouveau : un code dure un jour.
refused-table-too-old = Cette table n’existe plus.
refused-table-removed = Cette table n’existe plus.
refused-table-seat = Une table à { $seats } places n’a pas cette place.
refused-deal-differs = Cette donne est celle d’un autre jeu, d’un autre nombre de places ou d’autres options.
refused-record-wrong = Cet enregistrement est faux : { $why }
refused-record-unfinished = On ne peut ouvrir que l’enregistrement d’une partie terminée, avec son nombre secret.
refused-handed-enough = Le serveur garde { $most } parties que tu as jouées hors ligne. Retires-en quelques-unes sur la page « Ton bilan ».
refused-handed-nobody = Seuls des bots ont joué cette partie ; elle n’est à personne.
refused-seat-and-bot = Une place ne peut pas être à la fois à toi et à un bot.
refused-no-puzzle = Cette énigme n’existe pas.
refused-answer-first = Réponds d’abord à l’énigme.
refused-no-daily = Ce jeu n’a pas de donne du jour.
refused-not-a-day = Les donnes de ce jour ne peuvent être ni vues ni jouées.
refused-bad-pace = Compte de 5 à 600 secondes par coup avec une réserve de 2 heures au plus, ou de 1 à 30 jours sans réserve.
refused-name-length = Un nom compte de 1 à { $most } caractères.
refused-name-unseen = Un nom doit avoir au moins une lettre, un chiffre ou un symbole.
refused-name-twice = Deux joueurs s’appellent { $name }. Donne à chacun son propre nom.
refused-say-hello = Le serveur ne connaît pas encore cet appareil. Recharge la page.
refused-just-signed-out = Cet appareil vient d’être déconnecté.
refused-identity-gone = Cet appareil ne connaît plus cette identité.
refused-hints-crowded = Trop de gens attendent un conseil. Redemande dans un instant.
refused-too-many-connections = Trop de pages sont ouvertes. Fermes-en quelques-unes.
refused-measure-time = Indique une durée, de dix ans au plus.
refused-empty-announcement = Une annonce doit avoir un texte et une durée.
refused-only-bans-of-networks = Un réseau ne peut être que banni.
refused-origin-unknown = On ne sait pas d’où venait cette personne : elle n’est pas venue depuis un jour.
refused-not-a-network = Un réseau est une adresse ou par exemple 192.0.2.0/24, pas { $text }.
refused-network-list = Ce ne sont pas des réseaux : { $why }
refused-wide-network = { $network } est trop large ; /{ $widest } est le réseau le plus large qu’on peut bannir.
refused-own-network = { $network } est cette machine. Si un proxy y tourne, --proxy permet au serveur de voir au-delà.
refused-deal-elsewhere = Une autre table joue encore avec ces cartes. Attends qu’elle ait fini.
refused-no-group = Ce groupe n’existe pas. Le lien est peut-être incomplet, ou le groupe a été fermé.
refused-only-members = Seuls les membres du groupe peuvent faire cela.
refused-only-founder = Seule la personne qui dirige le groupe peut faire cela.
refused-no-member = Cette personne ne fait plus partie du groupe.
refused-removed-member = Tu ne fais plus partie de ce groupe : la personne qui le dirige l’a décidé.
refused-group-full = Un groupe compte au plus { $most } membres.
refused-many-groups = Tu es déjà dans { $most } groupes. Quittes-en un d’abord.
refused-name-first = Choisis d’abord un nom, pour que les autres sachent qui tu es.
refused-group-name = Le nom d’un groupe compte de 1 à { $most } caractères.
refused-bad-plan = Choisis un jour et une heure.
refused-others-at-tables = Certaines de ces personnes ne font plus partie du groupe.
refused-no-event = Ce tournoi n’existe pas. Le lien est peut-être incomplet, ou le tournoi a été supprimé.
refused-only-event-host = Seule la personne qui organise le tournoi peut faire cela.
refused-event-begun = Le tournoi a déjà commencé.
refused-event-not-begun = Le tournoi n’a pas encore commencé.
refused-event-over = Le tournoi est terminé.
refused-event-goes-on = Cette table fait partie d’un tournoi. Ta prochaine partie viendra avec la ronde suivante.
refused-event-few = Il faut au moins deux participants, dont une personne.
refused-event-full = Un tournoi compte au plus { $most } participants.
refused-event-closed = On ne peut plus rejoindre le tournoi : la première ronde a commencé.
refused-event-removed = Tu ne fais plus partie de ce tournoi : la personne qui l’organise l’a décidé.
refused-event-paused = Le tournoi est en pause.
refused-event-round = Certaines tables de cette ronde jouent encore.
refused-event-table = Cette table ne joue plus dans cette ronde.
refused-event-waits = On n’attend personne à cette table.
refused-events-many = Tu organises déjà { $most } tournois. Termines-en un d’abord.
gone-title = Table introuvable

## Accueil

front-question = On joue à quoi ce soir ?
front-how = Comment veux-tu jouer ?
front-games = Jeux
front-mine = Tes parties
front-finished = Parties terminées ({ $count })
front-record = Ton bilan
today = Les donnes du jour
today-note = Les mêmes cartes pour tout le monde ici.
today-new = Jouer
today-running = Continuer
today-played = Jouée
today-rank = Place { $rank } sur { $players }
front-as = Tu t’appelles { $name }
front-name = Choisis un nom
front-groups = Tes groupes
front-group-new = Créer un groupe
event-round = Ronde { $round }
event-where = Ronde { $round } du tournoi
event-back = Retour au tournoi
group-back = Retour au groupe
front-event-new = Organiser un tournoi
event-size = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
event-over = Terminé
event-table-ready = Ta table est prête
front-group-size = { $count ->
    [one] Juste toi pour l’instant
   *[other] { $count } membres
}
front-group-here = { $count } ici
how-now = Jouer
how-now-note = Des bots prennent les autres places. Ça commence tout de suite.
how-friends = Entre amis
how-friends-note = Tu reçois un lien à partager. Tes amis s’installent en arrivant.
how-device = Sur un seul appareil
how-device-note = Faites passer l’appareil. Personne ne voit les cartes des autres.
how-watch = Regarder
how-watch-note = Regarde par-dessus l’épaule des autres, ou rejoins une table ouverte.
watch-none = Personne ne joue en public en ce moment, mais tu peux regarder des bots.
lid-players = { $low } à { $high }
lid-players-or = { $low } ou { $high }
# Minutes, en abrégé.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Jouer
lid-friends = Ouvrir une table
lid-device = Passer l’appareil
lid-watch = { $count ->
    [0] Aucune table
    [one] { $count } table
   *[other] { $count } tables
}
lid-opening = Un instant…
lid-watch-bots = Regarder des bots
lid-options = Options
lid-solo = En solo
# A guided first game.
lid-learn = Apprendre
# On a game’s lid, and the name of the page.
puzzles = Énigmes
learn-new = { $game }, c’est nouveau pour toi ?
learn-offer = Apprends en jouant, en cinq minutes.
learn-play = Jouer tout de suite
code-have = J’ai un code
front-offline = Jouer hors ligne
front-open-record = Ouvrir un enregistrement
code-ask = Tape les six caractères de la table de tes amis.
code-go = Aller à la table
row-free = { $count ->
    [0] Toutes les places sont prises
    [one] Encore 1 place libre
   *[other] Encore { $count } places libres
}
row-won = Victoire : { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Victoire { $score } contre { $names }
    [drawn] Égalité { $score } avec { $names }
   *[lost] Défaite { $score } contre { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Victoire, { $points }
   *[lost] Défaite, { $points }
}
row-resigned-me = Tu as abandonné contre { $names }
row-resigned = Abandon : { $names }
row-turn = À toi
row-invite = Inviter
row-join = Rejoindre
row-here = Sur cet appareil
row-offline = Jouée hors ligne

## Niveaux des bots

level-novice = débutant
level-regular = habitué
level-reflex = réflexe
level-expert = expert
level-master = maître
level-novice-note = Connaît les règles et ne voit pas plus loin que la prochaine carte.
level-regular-note = Joue vite, avec du bon sens.
level-reflex-note = Joue aussitôt, avec un bon sens affiné par un petit réseau de neurones.
level-expert-note = Réfléchit jusqu’à une seconde à ce que les autres peuvent avoir.
level-master-note = Réfléchit jusqu’à trois secondes ; c’est notre meilleur.

## Nouvelle table

new-title = Une partie : { $game }
new-about = { $seats ->
    [one] { $seats } place, environ { $minutes } minutes
   *[other] { $seats } places, environ { $minutes } minutes
}
new-seats = Places
new-how-many = Nombre de joueurs
new-players = { $count ->
    [one] En solo
   *[other] { $count } joueurs
}
new-seat = Qui prend la place { $number }
new-me = ta place
new-me-choice = Ma place
new-name-of = Nom du joueur { $number }
team-number = Équipe { $number }
new-open = place à prendre
new-bot = Bot, { $level }
new-rules = Règles
new-table = La table
new-pace = Temps de réflexion par coup
clock-none = Sans limite
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 jours
clock-none-note = Aucune limite. On garde sa place, même en cas d’absence.
clock-calm-note = Deux minutes par coup et dix en réserve ; ensuite, un bot prend le relais.
clock-brisk-note = Trente secondes par coup et cinq minutes en réserve ; ensuite, un bot prend le relais.
clock-days-note = Trois jours par coup, pour une partie au fil des jours.
pace-none = Sans limite
pace-seconds = { $count } s par coup
pace-minutes = { $count } min par coup
pace-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
new-takebacks = Reprendre un coup
new-takebacks-note = Un coup peut être repris si tout le monde est d’accord.
new-takebacks-alone = Tu peux reprendre tes coups.
new-lots = Tirage au sort
new-lots-note = Le sort désigne qui commence ; tout le monde se décale ensemble. Sinon, chacun reste à sa place.
new-one-seat = Une place par personne
new-one-seat-note = Personne n’occupe plus d’une place. Celles que tu prends sur cet appareil restent à toi.
new-watchers = Spectateurs
new-watchers-note = Avec le lien, on peut regarder sans voir les cartes de personne.
new-late = Retardataires
new-late-note = On peut arriver après le début et prendre la place d’un bot.
new-public = Table publique
new-public-note = Visible par tous sur la page d’accueil.
new-open-table = Ouvrir la table
new-start = C’est parti
new-start-hint = Toutes les places sont prises. Ça commence tout de suite.
new-open-hint = { $count ->
    [one] Une place reste libre pour un ami.
   *[other] { $count } places restent libres pour des amis.
}
new-sit = Prends au moins une place pour toi.

## Salle d’attente

waiting-room = Salle d’attente
waiting-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
waiting-full = Toutes les places sont prises
waiting-dealing = On distribue les cartes…
waiting-takebacks = si tout le monde est d’accord
waiting-here = est là
# Beside the name of the person who opened the table.
waiting-is-host = hôte
waiting-sit = M’asseoir
waiting-stand = Me lever
waiting-clear = Retirer
waiting-removed = L’hôte a libéré ta place. Tu pourras te rasseoir dans dix minutes.
# Un choix dans la ligne d’une place libre ; les niveaux suivent.
waiting-seat-bot = Ajouter un bot
waiting-bot = Un bot pour la place { $number }
waiting-invite = Invite tes amis
waiting-qr = Code QR du lien vers cette table
waiting-link = Lien vers cette table
waiting-share = Viens jouer avec moi : { $game }
# Six characters that lead to a table.
code = Code
code-note = À lire à voix haute : tes amis le tapent sur la page d’accueil. Il dure un jour.
waiting-note = Avec ce lien, on peut prendre une place libre, sans compte. Une fois la table pleine, on peut encore regarder.
waiting-note-closed = Avec ce lien, on peut prendre une place libre, sans compte.
waiting-fill = Bots aux places libres
waiting-start = C’est parti
waiting-start-hint = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
# $names are people who are not there yet.
waiting-start-without = Commencer sans { $names }
waiting-start-without-hint = { $count ->
    [one] Un bot joue à sa place en attendant son arrivée.
   *[other] Des bots jouent à leur place en attendant leur arrivée.
}
waiting-host = L’hôte lance la partie.
waiting-host-named = { $name } lance la partie.
door-invites = { $host } t’invite à jouer : { $game }
door-invited = Une invitation t’attend : { $game }
door-name = Ton nom ?
door-sit = M’asseoir
door-sit-as = M’asseoir ({ $name })
door-other-name = Un autre nom
door-here = Déjà à table
door-look = Juste jeter un œil
late-title = Tu regardes
late-note = La partie a commencé. Tu peux prendre la place d’un bot et continuer à partir d’ici, ou simplement regarder.
late-take = Remplacer { $name }
late-take-any = Prendre une place
late-watch = Juste regarder
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
watching-names = { $count ->
    [one] { $names } regarde
   *[other] { $names } regardent
}

## À la table

score = Score
rules = Règles
chat = Chat
keys = Raccourcis clavier
keys-choose = Choisir une carte, un emplacement ou un bouton par son numéro
keys-enter = Choisir ; encore une fois pour jouer
keys-arrows = Aller d’une carte ou d’un emplacement à l’autre
keys-escape = Reposer la carte ; fermer une fenêtre
key-enter = Entrée
key-escape = Échap
menu = Menu
menu-back = Retour au menu
story = Journal
story-empty = Il ne s’est encore rien passé.
seat-open = Place libre
seat-away = absence
seat-resigned = a abandonné
# Deuxième ligne de la place que l’on attend.
seat-turn = réfléchit
state-yours = À toi de jouer
state-over = La partie est finie
state-waiting = On attend { $names }
round-is-over = La manche { $round } est terminée
round-next = Manche suivante
lots-drawing = Qui commence ?
pause-mine = Les bots attendent que tu continues
pause-others = { $count ->
    [one] { $names } lit encore le résultat
   *[other] { $names } lisent encore le résultat
}
clock-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours-left = { $hours } h
clock-left = encore { $time }
clock-reserve = réserve { $time }
warn-reserve = Ta réserve commence : { $time } pour le reste de la partie.
warn-time = Ton temps est presque écoulé. Ensuite, un bot joue pour toi.
undo = Annuler
again-touch = Touche-la encore pour la jouer.
again-mouse = Clique encore dessus pour la jouer.
again-keys = Appuie sur Entrée pour la jouer.
hint = Conseil
hint-thinking = Réflexion…
hint-says = Conseil d’expert : { $move }.
# $percent is a whole number.
hint-odds = Environ { $percent } % de chances de gagner la partie.
take-seat-back = Reprendre ma place
bot-for-you = Un bot joue pour toi
bot-for-you-clock = Ton temps était écoulé. Reprends ta place quand tu veux.
bot-for-you-agreed = En ton absence, les autres l’ont accepté. Reprends ta place quand tu veux.
bot-for-you-asked = Reprends ta place quand tu veux.
resigned-you = Tu as abandonné
resigned-you-step = Un bot continue à ta place. Tu peux regarder.
your-bot = Ton bot
sound-on = Activer le son
sound-off = Couper le son
rules-glance = En bref
rules-all = Toutes les règles
rules-none = Il n’y a pas de règles à lire ici.
menu-invite = Lien vers cette table
menu-screen = Afficher sur cet écran
on-screen = La table est sur le grand écran.
on-screen-here = L’afficher ici aussi
menu-takeback = Demander à reprendre un coup
# Là où aucune autre personne ne joue.
menu-takeback-alone = Reprendre mon dernier coup
menu-substitute = Laisser un bot jouer pour moi
menu-bot = Proposer un bot pour { $name }
menu-bot-wait = Un bot pourra remplacer { $name } dans { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
resign = Abandonner
resign-wins = Abandonner ? La partie s’arrête là et l’autre camp gagne.
resign-ends = Abandonner ? La partie s’arrête là, sans vainqueur.
resign-bot = Abandonner ? Un bot continue à ta place, sans retour possible.
resign-yes = Oui, abandonner
ask-takeback = { $name } voudrait reprendre le dernier coup.
ask-bot = Laisser un bot continuer pour { $name } ?
ask-rematch = { $name } voudrait une revanche.
ask-same-deal = { $name } voudrait rejouer avec les mêmes cartes.
ask-waiting = On attend la réponse des autres
agree = D’accord
decline = Non merci
withdraw = Retirer

## Nouvelles dans le récit ; $name est quelqu’un à la table, $who est "me" si c’est la personne qui lit

news-sat = { $who ->
    [me] Tu t’assieds.
   *[other] { $name } s’assied.
}
news-stood = { $who ->
    [me] Tu te lèves.
   *[other] { $name } se lève.
}
news-removed = { $who ->
    [me] L’hôte a libéré ta place.
   *[other] { $name } n’a plus sa place.
}
news-bot = Un bot s’assied.
news-started = La partie commence.
news-lots = { $who ->
    [me] Le sort a parlé : tu commences.
   *[other] Le sort a parlé : { $name } commence.
}
news-returned = { $who ->
    [me] Te revoilà.
   *[other] { $name } est de retour.
}
news-joined = { $who ->
    [me] Tu remplaces un bot.
   *[other] { $name } arrive et remplace un bot.
}
news-bot-clock = { $who ->
    [me] Temps écoulé : un bot joue pour toi.
   *[other] Temps écoulé : un bot joue pour { $name }.
}
news-bot-agreed = { $who ->
    [me] Un bot joue maintenant pour toi.
   *[other] Un bot joue maintenant pour { $name }.
}
news-bot-asked = { $who ->
    [me] Un bot joue maintenant pour toi.
   *[other] { $name } laisse jouer un bot.
}
news-resigned = { $who ->
    [me] Tu as abandonné.
   *[other] { $name } a abandonné.
}
news-took-back = { $who ->
    [me] Tu as repris le dernier coup.
   *[other] { $name } a repris le dernier coup.
}
news-declined = La demande a été refusée.
news-withdrawn = La demande a été retirée.
deal-withheld = Un appareil ({ $name }) n’a pas montré son nombre. On redonne les cartes sans lui.
deal-withheld-mine = Ton appareil n’a pas montré son nombre à temps. On redonne les cartes sans lui.
deal-denied = Ton appareil a bien montré son nombre, mais la table prétend le contraire. On redonne les cartes sans lui.
deal-dropped = La table avait le nombre de ton appareil, mais les cartes ont été données sans lui.
deal-late = Le nombre de ton appareil n’est pas arrivé à temps. Les cartes ont été données sans lui.
deal-again = La table a demandé un second nombre à ton appareil sans annoncer de nouvelle donne.

## Chat et réactions

chat-lines = Messages
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose…
chat-send = Envoyer
chat-to = À qui
chat-to-all = Tout le monde
chat-to-team = Mon équipe
chat-team = équipe
chat-say-team = Dis quelque chose à ton équipe…
chat-watchers = spectateurs
chat-say-watchers = Dis quelque chose aux autres spectateurs…
chat-watchers-note = Seuls les spectateurs lisent ce que tu écris. Toi, tu lis aussi ce qu’écrivent les joueurs.
chat-open = Ouvrir le chat
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
reactions = Réactions
reaction-clap = Bravo !
reaction-laugh = Haha !
reaction-wow = Waouh !
reaction-ouch = Aïe !
reaction-think = Hmm…
reaction-thanks = Merci !

## Sur un seul appareil

curtain-title = À { $name } de jouer
curtain-note = Passe l’appareil à { $name }. Les autres détournent les yeux.
curtain-open = C’est moi, { $name }
pass-drew = Pioché : { $cards }
pass-on = Passer à { $name }
pass-hide = Cacher mes cartes

## Feuille de score et fin

sheet-player = Joueur
sheet-round = Manche { $round }
sheet-rounds = Manches
sheet-place = Rang
sheet-sum = Total
sheet-winner = gagne
sheet-hints = Conseils d’expert : { $list }
end-sheet = Score final
end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-you-win = Tu gagnes
# Quand la personne qui lit gagne avec d’autres.
end-together = Vous gagnez ensemble
end-drawn = Personne ne gagne
# Seul contre les cartes.
end-solo-lost = Pas cette fois
end-broken = La partie a été interrompue
end-place = Tu finis à la place { $place } sur { $count }.
end-place-shared = Tu partages la place { $place } sur { $count }.
end-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ended-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
ended-resigned-you = Tu as abandonné.
ended-abandoned = Personne n’est revenu à la table.
end-next = Partie suivante
rematch = Revanche
same-deal = Mêmes cartes
daily-compare = Comparer avec tout le monde
replay = Revoir
check-deal = Vérifier la donne
look-at-table = Voir la table

## Vérifier la donne

proof-about = Avant la partie, le serveur a fixé un nombre secret, et ton navigateur a ajouté le sien. Maintenant que les deux sont connus, chaque carte tirée peut être recalculée. Cela se passe ici, dans ton navigateur.
proof-limit = Cette page vient du même serveur. Si tu ne veux te fier à personne, enregistre le compte rendu et vérifie-le avec « stammtisch verify » sur ton propre ordinateur.
proof-checking = Calcul en cours…
proof-good = La donne était honnête.
proof-open = Tout ce qui a pu être vérifié est juste.
proof-bad = Quelque chose ne colle pas.
proof-right = Juste
proof-wrong = Faux
proof-note = À noter
proof-promise = Le nombre secret est bien celui que le serveur avait promis.
proof-seen-before = C’est bien la promesse que ton navigateur a vue avant la donne.
proof-contributions = { $count ->
    [0] Personne n’a ajouté de nombre.
    [one] Le nombre ajouté était fixé avant la donne.
   *[other] Les { $count } nombres ajoutés étaient fixés avant la donne.
}
proof-anew = { $count ->
    [one] Il a fallu redonner les cartes, car un nombre n’a pas été montré. Les responsables du serveur ont pu y être pour quelque chose.
   *[other] Il a fallu redonner les cartes { $count } fois, car des nombres n’ont pas été montrés. Les responsables du serveur ont pu y être pour quelque chose.
}
proof-beginnings = Chaque nouvelle donne est justifiée.
proof-hashes = { $count ->
    [one] Le nombre était fixé quand ton navigateur a regardé, et aucun n’a été ajouté ensuite.
   *[other] Les { $count } nombres étaient fixés quand ton navigateur a regardé, et aucun n’a été ajouté ensuite.
}
proof-mine = Le nombre ajouté par ton navigateur a été utilisé.
proof-mine-dropped = La table avait le nombre de ton navigateur, mais les cartes ont été données sans lui.
proof-mine-denied = Ton navigateur a montré son nombre, mais la table prétend le contraire.
proof-mine-withheld = Ton navigateur n’a pas montré son nombre à temps ; on a redonné les cartes sans lui.
proof-mine-late = Le nombre de ton navigateur n’a pas été utilisé : il est arrivé trop tard, ou il a été écarté.
proof-mine-other = Pour ta place, un autre nombre a été utilisé, peut-être celui d’un autre de tes appareils.
proof-again = Un second nombre a été demandé à ton navigateur sans nouvelle donne.
proof-chosen = Cette donne a été choisie, pas tirée pour cette partie : quelqu’un pouvait connaître les cartes.
proof-decks = Les paquets sont complets : pas une carte de trop, pas une de moins.
proof-decks-unknown = Les paquets n’ont pas été vérifiés : cette page ne connaît pas les cartes de ce jeu.
proof-lots = Le tirage de la première place découle des nombres.
proof-draws = { $count ->
    [0] Aucune carte tirée n’est indiquée.
    [one] La carte correspond aux nombres.
   *[other] Les { $count } cartes correspondent aux nombres.
}
proof-seen = { $count ->
    [one] La carte que ton navigateur a vue est bien celle qui a été tirée.
   *[other] Les { $count } cartes que ton navigateur a vues sont bien celles qui ont été tirées.
}
proof-seen-none = Ton navigateur n’a vu tirer aucune carte : il n’y a rien à comparer.
proof-back = { $count ->
    [one] Une carte que ton navigateur a vue a été reprise avec un coup et n’est pas comparée.
   *[other] { $count } cartes que ton navigateur a vues ont été reprises avec des coups et ne sont pas comparées.
}
proof-commitment = Promesse
proof-seed = Nombre secret
proof-of-seat = Nombre de la place { $number }
proof-void = Essai { $number }, nul : pas de nombre de la place { $seats }

## The coach

review = Analyse
review-of = Analyse de { $game }
review-note = Chacune de tes décisions, jugée seulement d’après ce que tu pouvais savoir alors.
review-progress = Où en est l’analyse
review-so-far = { $done } décisions sur { $total }
review-stop = Arrêter
review-go-on = Continuer
review-verdict = { $count ->
    [0] Aucune erreur en { $total } décisions. Bien joué !
    [one] Une décision sur { $total } t’a coûté quelque chose.
   *[other] { $count } décisions sur { $total } t’ont coûté quelque chose.
}
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Grosse erreur
review-lost = { $points ->
    [one] a coûté { $points } point sur 100
   *[other] a coûté { $points } points sur 100
}
review-moves = Ton coup : { $played }. Mieux : { $best }.
review-alternatives = { $goal ->
    [round] À quelle fréquence chaque coup gagnerait la manche
   *[match] À quelle fréquence chaque coup gagnerait la partie
}
review-try = Réessayer
review-look = Revoir
review-play-on = Jouer à partir d’ici
review-ask = Qu’aurais-je pu faire de mieux ?
review-share = Les autres peuvent voir mon analyse
review-share-note = Les personnes qui ont joué ici verront ce que le coach dit de mes décisions.
review-whose = Les décisions de
review-note-of = { $name } : chaque décision, jugée seulement d’après ce qu’on pouvait savoir alors.
review-verdict-of = { $count ->
    [0] Aucune erreur en { $total } décisions.
    [one] Une décision sur { $total } a coûté quelque chose.
   *[other] { $count } décisions sur { $total } ont coûté quelque chose.
}
review-moves-of = Joué : { $played }. Mieux : { $best }.
review-worlds = Où pouvaient être les cartes
review-worlds-note = Sur 100 répartitions possibles d’après ce qu’on savait, combien avaient la carte à cet endroit :
review-worlds-often = { $piece } : dans { $often } sur 100
open-title = Si toutes les mains avaient été ouvertes
open-note = Une curiosité, jamais une erreur : personne ne pouvait le savoir. Cartes ouvertes, ces décisions changent d’aspect.
open-better = « { $move } » a bien tourné : de { $before } à { $after } sur 100.
open-worse = « { $move } » a mal tourné : de { $before } à { $after } sur 100.
percent = { $number } %
try-ask = Ton coup : { $played }. Qu’est-ce qui serait mieux ?
try-solved = Oui ! { $move } : aussi bien que le meilleur coup.
try-same = C’est ce que tu as joué. Cela a coûté { $points } points sur 100. Essaie autre chose.
try-wrong = { $move } : { $points } points sur 100 de moins que le meilleur coup. Réessaie.
try-show = Montre-moi
try-back = Retour à l’analyse
try-nothing = Il n’y a rien à essayer ici.
tip = Astuce
tip-close = Compris
tip-off = Plus d’astuces
luck = Chance et jeu
luck-thinking = On refait le compte des cartes…
luck-sum = { $played ->
    [better] Tu as joué { $play } points mieux qu’un bon joueur
    [worse] Tu as joué { $play } points moins bien qu’un bon joueur
   *[same] Tu as joué comme un bon joueur
} ; { $dealt ->
    [brought] les cartes t’ont rapporté { $cards }.
    [cost] les cartes t’ont coûté { $cards }.
   *[even] les cartes étaient neutres.
}
luck-sum-others = { $gave ->
    [gave] Le jeu des autres t’a rapporté { $points }.
   *[took] Le jeu des autres t’a coûté { $points }.
}
luck-fair = Part équitable
luck-seats = Qui commençait
luck-deal = La donne
luck-own-draws = Tes pioches
luck-other-draws = Celles des autres
luck-known = Ton jeu, d’après ce que tu pouvais savoir
luck-hidden = Comment les cartes étaient réparties
luck-others = Celles des autres joueurs
luck-result = Résultat
luck-note = En points sur 100 pour gagner la partie. La chance est exacte à { $error } près environ, ton jeu à { $known } près. Il est comparé à celui d’un bon joueur, dans des mains possibles d’après ce que tu savais ; le reste, c’est la vraie répartition des cartes.
curve = Qui allait sans doute gagner
curve-others = les autres
curve-mistakes = tes erreurs
curve-table = En tableau
curve-step = Coup
because-lies = { $who ->
    [nobody] Dans { $often } distributions possibles sur 100, { $piece } se trouve encore là, face cachée.
   *[other] Dans { $often } distributions possibles sur 100, { $name } a { $piece }.
}
because-certain = { $who ->
    [nobody] { $piece } ne peut être qu’à un endroit.
   *[other] { $name } a forcément { $piece }.
}
because-event =
    { $does } : dans { $often } cas sur 100 ; { $versus ->
        [played] après ton coup, dans { $otherwise }.
        [other] après l’autre coup, dans { $otherwise }.
       *[second] après le deuxième choix, dans { $otherwise }.
    }
because-next =
    { $does }, juste ensuite : dans { $often } cas sur 100 ; { $versus ->
        [played] après ton coup, dans { $otherwise }.
        [other] après l’autre coup, dans { $otherwise }.
       *[second] après le deuxième choix, dans { $otherwise }.
    }
because-count =
    { $does } : { $often } fois en moyenne ; { $versus ->
        [played] après ton coup, { $otherwise }.
        [other] après l’autre coup, { $otherwise }.
       *[second] après le deuxième choix, { $otherwise }.
    }

## Lessons

lesson = La leçon
lesson-of = Apprendre { $game }
lesson-again = Encore une fois
lesson-short-game = Jouer une partie courte
lesson-next = Leçon suivante
lesson-back = Retour
lesson-go-on = Continuer
lesson-your-move = À toi de jouer
lesson-progress = Où en est la leçon
lesson-leave = Quitter la leçon
lesson-wrong = Pas tout à fait. Suis ce qui s’illumine.

## Revoir

replay-of = Revoir : { $game }
replay-controls = Revoir la partie
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-round-before = Manche précédente
replay-round-after = Manche suivante
replay-position = Moment de la partie
replay-step = Étape { $step } sur { $total }
replay-said = { $name } : { $move }
replay-eyes = Point de vue
replay-all-open = Cartes ouvertes
replay-hands = Les cartes de tout le monde
replay-watcher = En spectateur
replay-share = Lien vers ce moment
replay-share-note = Ce lien montre la partie à partir d’ici.

## Réglages

settings = Réglages
settings-name = Ton nom
settings-name-hint = Comment t’appeler ?
settings-name-saved = Enregistré.
settings-save = Enregistrer
settings-language = Langue
settings-theme = Thème
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre
settings-sound = Son
settings-volume = Volume
settings-vibrate = Vibrations
settings-vibrate-note = Une brève vibration quand c’est ton tour.
settings-pace = Rythme des bots
settings-pace-note = Pour les tables que tu ouvriras désormais.
pace-quick = Rapide
pace-normal = Normal
pace-calm = Calme
settings-still = Moins de mouvement
settings-still-note = Les cartes apparaissent à leur place au lieu de voler jusque-là.
settings-forced = Jouer mes coups forcés
settings-forced-note = S’il n’y a qu’un coup possible, il est joué après une courte pause. Les autres peuvent le remarquer.
settings-keys = Raccourcis clavier
settings-keys-note = À la table, certaines touches font quelque chose, comme U pour annuler. Appuie sur ? pour les voir.
settings-one-tap = Jouer d’un seul geste
settings-one-tap-note = Une carte qui n’a qu’une place possible est jouée aussitôt.
settings-tips = Astuces dans mes premières parties
settings-tips-note = De petites astuces dans tes trois premières parties de chaque jeu, chacune une seule fois.
settings-notify = Me prévenir
settings-notify-note = Quand c’est à toi et que tu ne regardes pas cette page.
about = Stammtisch { $version }{ $python }
about-compiled = Les règles sont compilées : les bots réfléchissent à pleine vitesse.
about-partly = Les règles sont compilées en partie : les bots réfléchissent un peu moins vite.
about-plain = Les règles ne sont pas compilées : les bots réfléchissent moins vite, le reste ne change pas.
move-title = Sur un autre appareil
move-note = Ouvre ce lien sur un autre appareil pour y retrouver ton nom et tes tables. Il sert une seule fois, pendant dix minutes.
move-make = Créer un lien
move-qr = Code QR du lien pour un autre appareil
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Devenir { $name } sur cet appareil ?
move-ask = Avec ce lien, { $name } jouera aussi sur cet appareil.
move-ask-here = { $count ->
    [0] Ici, tu es { $name } pour l’instant.
    [one] Ici, tu es { $name } pour l’instant, avec une table en cours.
   *[other] Ici, tu es { $name } pour l’instant, avec { $count } tables en cours.
}
move-ask-back = Tu ne perds pas { $name } : le chemin du retour est dans les réglages, sous « Appareils ».
move-ask-warning = Ne le fais que si le lien vient de toi. Avec le lien d’une autre personne, tu jouerais sous son nom ; elle pourrait voir tes cartes et jouer à ta place.
move-become = Devenir { $name }
move-stay = Rester { $name }
# Where the reader has no name yet.
move-stay-new = Non merci
# In the place of a name.
nameless = quelqu’un sans nom
devices-title = Appareils
devices-note = Tous les appareils qui te connaissent. Déconnecte ceux que tu as perdus ou n’utilises plus.
# Such as Firefox on Android.
device-on = { $browser } sur { $system }
device-browser = Un navigateur
device-program = Un programme
device-here = Cet appareil
device-seen = Dernière utilisation le { $date }
device-sign-out = Déconnecter
devices-sign-out = Déconnecter tous les autres
devices-sign-out-sure = Déconnecter tous les appareils sauf celui-ci ?
devices-sign-out-yes = Oui, déconnecter
# An identity that this browser had before.
before-was = Ici, tu étais { $name }.
before-tables = { $count ->
    [0] Aucune table en cours
    [one] Une table en cours
   *[other] { $count } tables en cours
}
before-become = Redevenir { $name }
before-drop = Oublier cela
before-drop-sure = Tu ne pourras plus redevenir { $name } ici. Si aucun autre appareil ne connaît { $name }, personne ne le pourra.
before-drop-yes = Oui, oublier
export-me = Télécharger mes données
export-working = Un instant…
forget-title = M’oublier
forget-note = Efface ton nom, te retire de toutes les listes et abandonne tes parties en cours. Les autres gardent les parties jouées avec toi, sans ton nom.
forget-me = M’oublier…
forget-yes = Oui, m’oublier

## Le visage simple, pour les jeux qui n’en ont pas

plain-hidden = face cachée
plain-round = Manche { $round }
plain-choose = Choisis quoi faire.
plain-table = La table
plain-words = Ce que tu peux faire
plain-event = { $name } : { $kind } { $pieces }
plain-facts = Ce que l’on sait
plain-nothing = rien
place-hand = Main
place-stock = Pioche
place-deck = Paquet
place-discard = Défausse
place-trick = Pli
place-won = Cartes gagnées
place-table = Table
place-pool = Réserve
place-played = Cartes jouées
plain-mine = Tes cartes
playing-card = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
coloured-card = { $value } { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
   *[p] violet
}
trick = Pli
last-trick = Dernier pli
play-here = Jouer : { $card }
tag-leads = { $name } entame
tag-leads-me = Tu entames
tag-winning = { $name } est en tête
tag-winning-me = Tu es en tête
tag-both = { $name } a entamé et mène
tag-both-me = Tu as entamé et tu mènes
tag-won = { $name } remporte le pli
tag-won-me = Tu remportes le pli

## Signalements, et ce qu’annoncent les responsables

announcement-dismiss = Masquer
report = Signaler…
report-title = Signaler quelqu’un
report-note = Ceci est envoyé aux responsables de ce serveur avec les dernières lignes du chat. L’autre personne n’en saura rien.
report-who = Qui ?
report-why = Qu’est-ce qui ne va pas ?
report-chat = Ses messages
report-name = Son nom
report-cheating = Triche
report-stalling = Retarde la partie exprès
report-other = Autre chose
report-words = Autre chose à savoir ? (facultatif)
report-send = Envoyer le signalement
report-thanks = Merci. Les responsables de ce serveur vont s’en occuper.
odds-best = le meilleur
odds-played = joué
coming = Un instant…
new-more = Plus de réglages
forget-sure = Tu ne pourras pas revenir en arrière.
