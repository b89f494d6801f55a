calls-title = Your turn, when moves take days
calls-note = At tables with days for each move, you can be told that it’s your turn even if this page is closed. At most once in ten minutes, and never about the cards.
calls-here = On this device
calls-own = Your own address, such as an ntfy topic
calls-add = Add
calls-stop = Stop
calls-other = Another browser
calls-denied = Your browser doesn’t allow it. Check its settings for this page.
