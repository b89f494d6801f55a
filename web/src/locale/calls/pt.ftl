calls-title = Avisos quando não estás
calls-note = Em mesas com dias por jogada, avisamos-te de que é a tua vez mesmo com a página fechada: no máximo uma vez em dez minutos e nunca sobre as cartas. Avisamos-te também meia hora antes de um dos teus grupos jogar.
calls-here = Neste aparelho
calls-own = O teu endereço, por exemplo um tópico ntfy
calls-add = Adicionar
calls-stop = Parar
calls-other = Outro navegador
calls-denied = O teu navegador não o permite. Vê as definições dele para esta página.
