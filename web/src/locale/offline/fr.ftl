offline-title = Jouer hors ligne
offline-note = Les quatre jeux contre des bots et sur un seul appareil, avec les leçons et les règles, même sans connexion. Tes parties restent dans ce navigateur.
offline-fetch = Jouer hors ligne : { $size } Mo
offline-fetching = Téléchargement…
offline-ready = C’est prêt. Tu peux jouer sans connexion.
offline-failed = Ça n’a pas marché : { $file } n’a pas pu être téléchargé. Es-tu en ligne ?
offline-full = Ça n’a pas marché : il n’y a pas assez de place dans ce navigateur.
offline-none = Ce navigateur ou ce serveur ne le permet pas.
offline-insecure = Les navigateurs ne gardent que les pages dont l’adresse commence par https.
offline-remove = Retirer
away = Le serveur ne répond pas pour le moment. Dès qu’il répondra, tout sera de nouveau là.
away-plays = Le serveur ne répond pas pour le moment. Tu peux jouer contre des bots et sur un seul appareil ; tes parties restent dans ce navigateur.
offline-coach = Ici, le coach réfléchit dans ton navigateur. Cela prend quelques minutes ; ce qu’il a trouvé est conservé.
offline-strength = Sans connexion, les bots réfléchissent dans ton navigateur. Les experts et les maîtres y vont moins loin et jouent moins bien que sur un serveur.
runs-compiled = Ce navigateur exécute les règles et les bots, compilés.
runs-plain = Ce navigateur exécute les règles et les bots en simple Python : les bots réfléchissent moins vite.
away-settings = Tes autres appareils et tes données sur le serveur seront de nouveau là dès qu’il répondra.
hand-title = Parties hors ligne
hand-offer =
    { $count ->
        [one] Une partie que tu as jouée sans connexion n’est que dans ce navigateur. Le serveur doit-il la garder aussi ? Elle sera alors dans ta liste sur tous tes appareils.
       *[other] { $count } parties que tu as jouées sans connexion ne sont que dans ce navigateur. Le serveur doit-il les garder aussi ? Elles seront alors dans ta liste sur tous tes appareils.
    } Ces parties sont signalées et ne comptent ni pour les cotes ni pour les classements.
hand-which = Lesquelles ?
hand-now = Oui, transmettre
hand-stay = Non, garder ici
hand-doing = Transmission…
hand-done = { $count ->
    [one] Le serveur a la partie. Tu la trouves parmi tes parties terminées et dans « Ton bilan ».
   *[other] Le serveur a { $count } parties. Tu les trouves parmi tes parties terminées et dans « Ton bilan ».
}
hand-refused = { $game } reste ici : { $why }
today-here = Les mêmes cartes pour tous ceux qui jouent sans serveur. Rien ne compte ici.
away-groups = Les groupes et les amis ont besoin du serveur.
here-title = Parties dans ce navigateur
here-count = { $count ->
    [one] Une partie est conservée dans ce navigateur.
   *[other] { $count } parties sont conservées dans ce navigateur.
}
here-running = en cours
here-unread = illisible
here-remove = Retirer
here-remove-sure = Retirer cette partie de ce navigateur ? Si aucun serveur ne l’a, elle est perdue pour de bon.
here-remove-all = Tout retirer
here-remove-all-sure = Retirer toutes les parties de ce navigateur ? Celles qu’aucun serveur n’a sont perdues pour de bon.
