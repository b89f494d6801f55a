title = Beer mats
sentence = The highest mat that nobody matches wins.
option-hand = Mats each
mat = mat { $value }
hidden = covered mat
wait = { $name } is thinking
told = { $name } shows { $mat }.
your-mats = Your mats
