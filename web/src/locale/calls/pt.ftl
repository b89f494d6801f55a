calls-title = A sua vez, quando as jogadas demoram dias
calls-note = Em mesas com dias por jogada, avisamos que é a sua vez mesmo com a página fechada. No máximo uma vez em dez minutos e nunca sobre as cartas.
calls-here = Neste dispositivo
calls-own = O seu endereço, por exemplo um tópico ntfy
calls-add = Adicionar
calls-stop = Parar
calls-other = Outro navegador
calls-denied = O seu navegador não o permite. Veja as definições dele para esta página.
