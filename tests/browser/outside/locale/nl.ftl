title = Bierviltjes
sentence = Het hoogste viltje dat niemand evenaart, wint.
option-hand = Viltjes per speler
mat = viltje { $value }
hidden = gedekt viltje
wait = { $name } denkt na
told = { $name } toont { $mat }.
your-mats = Jouw viltjes
