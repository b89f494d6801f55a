screen-turn = C’est à { $names } de jouer
screen-turns = On attend { $names }
screen-join = Scannez pour jouer
screen-seat = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
screen-full = Tout le monde est là
screen-late = Scannez pour remplacer un bot
screen-start = Lancer la partie
screen-fill = Les bots prennent les places libres.
screen-dealing = On distribue les cartes…
screen-leave = Retour à la table
screen-full-screen = Plein écran
screen-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} !
screen-drawn = Égalité !
screen-over = La partie est terminée
screen-hands = Vos cartes sont sur vos téléphones : scannez le code, prenez place et jouez de là.
screen-closed = Personne ne peut regarder cette table : impossible de l’afficher ici.
screen-sleeps = Si l’écran s’éteint de lui-même, désactive la veille dans ses réglages : un navigateur ne le garde allumé qu’à une adresse en https.
