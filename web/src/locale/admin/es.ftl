### Para quienes llevan el servidor. Solo se carga con su página.

admin = Administración
admin-leave = Bloquear
admin-parts = Partes de esta página
admin-door = Para quienes llevan el servidor
admin-door-note = Esta página necesita el secreto de este servidor. En su máquina lo muestra:
admin-secret = Secreto
admin-enter = Entrar
admin-wrong = Ese no es el secreto, o esta página no se puede usar desde aquí.
admin-which = Mostrar
admin-none = No hay nada.
admin-nobody = sin nombre
admin-bot = Bot
admin-free = libre
admin-unknown = desconocida
admin-until = hasta el { $until }
admin-for = Durante
admin-reason = Nota para ti
admin-time-10 = 10 minutos
admin-time-60 = 1 hora
admin-time-1440 = 1 día
admin-time-10080 = 1 semana
admin-time-43200 = 30 días
admin-time-525600 = 1 año

admin-tables = Mesas
admin-tables-running = En juego
admin-tables-open = Sin empezar
admin-tables-over = Terminadas
admin-tables-public = En la lista pública
admin-tables-closed = Cerradas
admin-tables-aside = Apartadas
admin-tables-all = Todas
admin-table-find = La dirección empieza por
admin-table = Mesa
admin-status = Estado
admin-status-open = sin empezar
admin-status-running = en juego
admin-status-over = terminada
admin-aside = apartada
admin-closed = cerrada
admin-hidden = oculta
admin-public = pública
admin-created = Creación
admin-changed = Último cambio
admin-log = Registro
admin-log-size = { $rows } líneas, { $size }
admin-log-note = Mientras se juega, el registro no muestra jugadas ni semillas: así nadie ve las manos.
admin-chat = Líneas de chat
admin-host = anfitrión
admin-watch = Ir allí
admin-download-log = Descargar el registro
admin-retry = Volver a intentar
admin-hide = Quitar de la lista
admin-show = Mostrar en la lista
admin-close = Cerrar la mesa
admin-close-sure = La partida termina al instante para todos. Podrás volver a abrir la mesa.
admin-reopen = Volver a abrir
admin-remove = Eliminar la mesa
admin-remove-sure = La partida, su registro y su chat se borran para siempre.

admin-people = Personas
admin-person-find = Nombre, o el id empieza por
admin-person = Persona
admin-seen = Última visita
admin-network = Red
admin-at-tables = { $count ->
    [one] en una mesa
   *[other] en { $count } mesas
}
admin-reported = { $count ->
    [one] una denuncia
   *[other] { $count } denuncias
}
admin-in-force = En vigor
admin-measure-ban = Expulsión
admin-measure-mute = Silencio
admin-measure-name = Nombre fijo
admin-lift = Levantar
admin-mute = Silenciar
admin-mute-sure = El chat y las reacciones se rechazan durante ese tiempo.
admin-rename = Quitar el nombre
admin-rename-sure = Recibe un nombre neutro durante una semana.
admin-ban = Expulsar
admin-ban-sure = Todas las conexiones terminan al instante y no se admiten nuevas durante ese tiempo.
admin-ban-network = Bloquear una red
admin-ban-network-sure = Nadie de { $network } podrá entrar durante ese tiempo.
admin-export = Exportar sus datos

admin-reports = Denuncias
admin-reports-open = Abiertas
admin-reports-resolved = Resueltas
admin-reports-dismissed = Descartadas
admin-report-about = { $name }: { $reason }
admin-reason-chat = chat
admin-reason-name = nombre
admin-reason-cheating = trampas
admin-reason-stalling = retrasos
admin-reason-other = otra cosa
admin-report-by = Denunciado por { $name }
admin-report-chat = { $count ->
    [one] La última línea del chat
   *[other] Las últimas { $count } líneas del chat
}
admin-see-person = Ver la persona
admin-see-table = Ver la mesa
admin-resolve = Resuelta
admin-dismiss = Descartar
admin-open-again = Reabrir

admin-load = Carga
admin-load-moves = Jugadas por segundo
admin-load-half = La mitad de las jugadas en
admin-load-most = 99 de 100 jugadas en
admin-load-sockets = Conexiones a mesas
admin-load-rooms = Mesas en memoria
admin-load-bots = Bots pensando
admin-load-memory = Memoria
admin-load-processes = Procesos
admin-load-people = Personas conocidas
admin-load-limits = Límites alcanzados desde el inicio
admin-load-queues = Colas
admin-load-all = Todas las cifras
admin-load-nothing = Nada por ahora.

admin-announce = Anunciar
admin-announce-text = ¿Qué deben saber todos?
admin-announce-example = Reinicio a las 22:00, unos minutos.
admin-announce-languages = En otros idiomas (opcional)
admin-announce-send = Anunciarlo
admin-announce-now = Anunciado ahora
admin-withdraw = Retirar
