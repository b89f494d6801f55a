# Les groupes : des tables d’habitués avec leur propre lien.

found-note = Pour celles et ceux qui rejouent souvent ensemble : un lien à vous, vos tables, votre classement, vos soirées. Sans compte.
found-example = Notre jeudi soir
found-go = Créer le groupe

group-door = { $founder } t’invite dans le groupe « { $name } »
group-door-nobody = On t’invite dans le groupe « { $name } »
group-door-note = { $count ->
    [one] Un groupe qui se retrouve ici pour jouer. Il compte une personne pour l’instant.
   *[other] Un groupe qui se retrouve ici pour jouer. Il compte { $count } personnes.
}
group-join = Rejoindre
group-join-as = Rejoindre ({ $name })

group-invite = Inviter
group-invite-title = Invite tes amis
group-link = Lien vers ce groupe
group-qr = Le lien vers ce groupe en code QR
group-private = Seules les personnes qui ont ce lien trouvent le groupe. Toute personne qui l’ouvre et donne un nom en fait partie.
group-settings = Réglages du groupe

group-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
group-here-count = { $count } ici maintenant
group-here = Ici maintenant
group-playing = À une table
group-founder = Dirige le groupe
group-you = Toi

group-no-plan = Quand vous retrouvez-vous ?
group-next = Prochaine fois : { $when }
group-soon = C’est bientôt : { $when }
group-plan = Fixer un jour
group-i-come = Je viens
group-i-cannot = Je ne peux pas
group-come-count = { $count ->
    [one] { $count } personne vient
   *[other] { $count } personnes viennent
}
group-comes = Vient
group-comes-not = Ne vient pas
group-calendar = Ajouter au calendrier
group-daily = Donne du jour
group-tonight = Jouer ce soir
group-to-table = À ta table
group-ready = Ta table est prête.

group-events = Tournois
group-no-events = Plusieurs rondes, avec adversaires désignés et classement. Il n’y en a pas encore.
group-tables = Tables
group-no-tables = Aucune table n’est ouverte. Appuie sur « Jouer ce soir », ou ouvre une seule table.
group-new-table = Ouvrir une table
group-finished = Parties terminées
group-all = Tout afficher ({ $count })
group-evening = La dernière soirée
group-evening-past = Une soirée passée
group-evening-which = Quelle soirée ?
group-evening-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
group-share = Partager une image
group-ladder = Classement
group-no-matches = Rien à comparer pour l’instant : joue une partie avec au moins une autre personne.
group-ratings = Cotes
group-ratings-on = Comparer les cotes dans ce groupe
group-ratings-note = Un nombre qui dit à quel point tu joues bien (openskill), d’après les parties de ce groupe avec des cartes nouvelles et au moins deux personnes, une demi-heure après chacune. Les membres qui activent ceci voient les cotes les uns des autres. Celles des bots sont fixes, pour comparer.
group-ratings-none = Aucune partie n’a encore été cotée ici.
group-duels = Qui a battu qui

panel-tonight = Jouer ce soir
panel-agree = Fixer un jour
panel-manage = Réglages du groupe
panel-invite = Inviter
panel-new = Quel jeu ?

season-which = Quelle saison ?
season-since = Depuis le { $date }
season-between = Du { $from } au { $to }
season-until = Jusqu’au { $date }
season-all = Toutes les saisons

ladder-place = Rang
ladder-name = Nom
ladder-matches = Parties
ladder-won = Gagnées
ladder-fair = Part équitable
ladder-ratio = Face à la part équitable
ladder-luck = Chance
ladder-luck-value = { $wins } ({ $count })
ladder-same = Mêmes cartes
ladder-few = Trop peu de parties pour le dire
ladder-game = { $name } { $won } sur { $count }
ladder-how = Comment on compte
ladder-note = Chaque partie donne une victoire, que se partagent celles et ceux qui l’ont gagnée. Ta part équitable est un divisé par le nombre de places. 100 % veut dire que tu as gagné exactement autant que si tout le monde était de même force. Tu as un rang après { $count } parties. Les parties avec une seule personne, les parties interrompues et celles dont quelqu’un pouvait connaître les cartes ne comptent pas. La chance est ce que la donne et la pioche t’ont rapporté, en victoires ; entre parenthèses, sur combien de parties : celles dont quelqu’un a demandé le compte de la chance. Mêmes cartes : la part des autres tables qui ont fait moins bien à la même place.

duel-game = Quel jeu
duel-all = Tous les jeux
duel-said = { $won } à { $lost }

tonight-game = Quel jeu ?
tonight-who = Qui joue ?
tonight-level = Bots, s’il reste des places
tonight-same = Mêmes cartes ?
tonight-same-no = Non
tonight-same-tables = À chaque table
tonight-same-pairs = Pour chaque paire
tonight-same-tables-note = Toutes les tables jouent la même donne, et on les compare place par place. Sans spectateurs ni conseils, et sans reprendre ses coups.
tonight-same-pairs-note = À chaque table, deux d’entre vous parmi des bots, en partenaires si le jeu a des équipes. Toutes les paires jouent la même donne, et on les compare. Sans spectateurs ni conseils, et sans reprendre ses coups.
tonight-open = { $count ->
    [one] Ouvrir une table pour { $count } personne
   *[other] Ouvrir des tables pour { $count } personnes
}
tonight-note = On vous répartit sur autant de tables qu’il faut, si possible avec des gens que vous n’avez pas encore croisés ce soir. Les bots ne prennent que les places qui restent.

plan-day = Premier jour
plan-time = Heure
plan-every = À quel rythme ?
plan-weeks-0 = Une fois
plan-weeks-1 = Chaque semaine
plan-weeks-2 = Toutes les 2 semaines
plan-weeks-4 = Toutes les 4 semaines
plan-zone = Fuseau horaire : { $zone }
plan-reminder = Le fichier pour le calendrier te le rappelle une demi-heure avant. Ce serveur aussi, si tu l’actives dans les réglages, sur la page d’accueil.
plan-save = Fixer
plan-none = Pas de jour fixe

manage-name = Nom du groupe
manage-rename = Renommer
manage-remove = Retirer
manage-remove-sure = Retirer { $name } ? Aucun retour possible sous la même identité. Avec le lien, on peut encore venir sous une autre, alors crée aussi un nouveau lien.
manage-hand-over = Confier le groupe
manage-hand-over-sure = Confier le groupe à { $name } ? Tu seras ensuite membre comme les autres.
manage-season = Saison
manage-season-note = Le classement et « Qui a battu qui » comptent depuis le début de la saison.
manage-season-new = Commencer une nouvelle saison
manage-season-sure = Le classement repart de zéro pour tout le monde. La saison écoulée reste consultable.
manage-link = Le lien
manage-link-note = Si le lien a trop circulé, remplace-le. Les membres retrouvent le groupe sur leur page d’accueil.
manage-new-link = Créer un nouveau lien
manage-new-link-sure = L’ancien lien ne marchera plus.
manage-end = Fermer le groupe
manage-close = Fermer
manage-close-sure = Le groupe, son classement et ses dates disparaîtront pour tout le monde. Les parties restent à ceux qui les ont jouées.
manage-founder = { $name } dirige ce groupe et peut le renommer ou le fermer.
manage-leave-note = Si tu pars, ton nom disparaît du groupe et de son classement.
manage-leave = Quitter le groupe
manage-leave-sure = Quitter ce groupe ?

picture-of = { $count ->
    [one] { $count } partie, part équitable { $fair }
   *[other] { $count } parties, part équitable { $fair }
}
picture-compared = { $count ->
    [one] comparé { $count } fois
   *[other] comparé { $count } fois
}
