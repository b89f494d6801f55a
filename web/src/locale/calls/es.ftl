calls-title = Avisos cuando no estás
calls-note = En mesas con días por jugada, te avisamos de que te toca aunque la página esté cerrada: como mucho una vez cada diez minutos y nunca sobre las cartas. También te avisamos media hora antes de que juegue uno de tus grupos.
calls-here = En este dispositivo
calls-own = Tu dirección, por ejemplo un tema de ntfy
calls-add = Añadir
calls-stop = Parar
calls-other = Otro navegador
calls-denied = Tu navegador no lo permite. Mira sus ajustes para esta página.
