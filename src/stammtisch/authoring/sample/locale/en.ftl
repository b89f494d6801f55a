### Sample. The front page, the form for a new table, and what the shell should say in the game's own way.

title = Sample
sentence = Six tricks, and every one of them is a point.
option-trump = Trump
option-trump-note = Whether hearts win over the other suits.
option-trump-none = No trump
option-trump-hearts = Hearts
