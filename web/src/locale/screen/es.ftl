screen-turn = Le toca a { $names }
screen-turns = Esperamos a { $names }
screen-join = Escanead para jugar
screen-seat = { $count ->
    [one] Hay un sitio libre
   *[other] Hay { $count } sitios libres
}
screen-full = Ya están todos
screen-late = Escanead para sustituir a un bot
screen-start = Empezar la partida
screen-fill = Los bots ocupan los sitios libres.
screen-dealing = Se reparten las cartas…
screen-leave = Volver a la mesa
screen-full-screen = Pantalla completa
screen-won = ¡{ $count ->
    [one] Gana
   *[other] Ganan
} { $names }!
screen-drawn = ¡Empate!
screen-over = La partida ha terminado
screen-hands = Vuestras cartas están en el móvil: escanead el código, tomad asiento y jugad desde ahí.
screen-closed = En esta mesa nadie puede mirar, así que no se puede mostrar aquí.
screen-sleeps = Si la pantalla se apaga sola, desactívalo en sus ajustes: los navegadores solo la mantienen encendida en direcciones https.
