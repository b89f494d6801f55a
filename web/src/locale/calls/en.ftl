calls-title = Notifications when you’re away
calls-note = At tables with days for each move, we can tell you when it’s your turn even if this page is closed: at most once in ten minutes, and never about the cards. We also remind you half an hour before a group of yours meets.
calls-here = On this device
calls-own = Your own address, such as an ntfy topic
calls-add = Add
calls-stop = Stop
calls-other = Another browser
calls-denied = Your browser doesn’t allow it. Check its settings for this page.
