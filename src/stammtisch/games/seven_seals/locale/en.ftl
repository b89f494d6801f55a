### Seven Seals. $edition is the option of the same name: in the edition "black-mage" the saboteur is called black mage.
### $colour, $led and $seal are letters: r, y, g, b, p, and for seals also w (white) and k (black).

## Front page and form

title = Seven Seals
sentence = Say which tricks you will win, then win exactly those, while a saboteur hopes you fail.
option-edition = Edition
option-edition-note = May the saboteur's points fall below zero?
option-edition-saboteur = Saboteur: zero is the least
option-edition-black-mage = Black mage: may go below zero
option-saboteur_points = Points of the saboteur
option-saboteur_points-note = What he starts from before black seals are taken off. 5 makes him less tempting.
option-saboteur_points-4 = 4 points
option-saboteur_points-5 = 5 points
option-length = Length
option-length-note = How many rounds are played. In the second half of a long game the saboteur starts from 5.
option-length-standard = As usual
option-length-long = Long: twice as many rounds
option-length-single = One round

## Pieces

colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [p] purple
    [w] white
   *[k] black
}
seal = { $seal ->
    [r] red seal
    [y] yellow seal
    [g] green seal
    [b] blue seal
    [p] purple seal
    [w] white seal
   *[k] black seal
}
# What is taken or given back; in the case that follows "takes".
a-seal = { $seal ->
    [r] a red seal
    [y] a yellow seal
    [g] a green seal
    [b] a blue seal
    [p] a purple seal
    [w] a white seal
   *[k] a black seal
}
no-seal = { $seal ->
    [r] no red seal
    [y] no yellow seal
    [g] no green seal
    [b] no blue seal
    [p] no purple seal
    [w] no white seal
   *[k] no black seal
}
saboteur = { $edition ->
    [black-mage] black mage
   *[saboteur] saboteur
}
hidden = face down
# A part of a list: "2 red".
seals-count = { $count } { $seal ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [p] purple
    [w] white
   *[k] black
}
seals-of = { $name }: { $seals }
seals-none = { $name }: no seals

## Where we are

where-round = Round { $round } of { $rounds }
where-prediction = prediction
where-trick = trick { $trick } of { $tricks }

## The prompt

prompt-fewest = Penalty points: fewest wins.
prompt-predict = Your prediction
prompt-predict-first = Take a seal for each trick you will win.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] One seal for each trick you will win, or the black mage.
   *[saboteur] One seal for each trick you will win, or the saboteur.
}
prompt-predict-count = { $count ->
    [one] You predict { $count } trick
   *[other] You predict { $count } tricks
}
prompt-predict-more = One seal for each trick.
prompt-steal = From whom do you take { a-seal }?
prompt-predict-later = Your turn comes. Look at your hand.
prompt-predicted = { $count ->
    [0] You predict no trick.
    [one] You predict { $count } trick.
   *[other] You predict { $count } tricks.
}
prompt-you-saboteur = { $edition ->
    [black-mage] You are the black mage.
   *[saboteur] You are the saboteur.
}
prompt-predicting = { $name } predicts
prompt-lead = Lead any card.
prompt-follow = Follow { colour-led }.
prompt-follow-with = Follow { colour-led }: { $values }.
prompt-free = You have no { colour-led }: play any card.
# $card is a message "card": "red 3".
prompt-winning = Winning now: { $card }.
prompt-leading = { $name } leads
prompt-choosing = { $name } is choosing
prompt-next = You play next.
prompt-return = The trick is yours
prompt-return-which = Which seal goes back?
prompt-return-one = Give back { a-seal }.
prompt-returning = { $name } returns a seal
# The colour that was led, inside sentences.
colour-led = { $led ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
}

## Controls

done = Done
pool = Pool
your-seals = Your seals
your-hand = Your cards
saboteur-me = { $edition ->
    [black-mage] You are the black mage
   *[saboteur] You are the saboteur
}
card-playable = { $card }, playable
card-not-playable = { $card }, not playable, you must follow { colour-led }
return-seal = Return { a-seal }
# Short words under the stacks of the pool, 9 letters at most.
pool-take = take
pool-steal = steal
pool-white = joker
pool-black = penalty
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] red seals
        [y] yellow seals
        [g] green seals
        [b] blue seals
        [p] purple seals
        [w] white seals
       *[k] black seals
    }
}
take-seal = Take { a-seal }, { $count } left
steal-seal = Steal { a-seal }: the pool has none left
# The pool has none, and nobody can be robbed of one.
seal-gone = There is { no-seal } to be had
rob = Take { a-seal } from { $name }
saboteur-free = { $edition ->
    [black-mage] The black mage is free.
   *[saboteur] The saboteur is free.
}
saboteur-take = Take him and predict nothing.
saboteur-late = Only as your first step: undo your seals to take him.
saboteur-gone = { $edition ->
    [black-mage] { $name } is the black mage.
   *[saboteur] { $name } is the saboteur.
}
saboteur-mine = { $edition ->
    [black-mage] You are the black mage.
   *[saboteur] You are the saboteur.
}

## Seats and the trick

seat-predicts = predicts { $count }
seat-predicting = predicts…
seat-playing = to play
seat-robbed = robbed
seat-winning = winning
seat-leads = leads
tricks-won = { $count ->
    [one] { $count } trick won
   *[other] { $count } tricks won
}
trail = from { $from } to { $to }
trail-to-me = from { $from } to you
trail-white = a white seal goes to { $name }
trail-white-me = a white seal goes to you

## What a move means

means-saboteur = { $edition ->
    [black-mage] take the black mage
   *[saboteur] take the saboteur
}
means-done = done predicting
means-take = take { a-seal }
means-steal = take { a-seal } from { $victim }
means-return = return { a-seal }

## The story; the messages with -me speak to the person who did it

told-saboteur = { $edition ->
    [black-mage] { $name } takes the black mage.
   *[saboteur] { $name } takes the saboteur.
}
told-saboteur-me = { $edition ->
    [black-mage] You take the black mage.
   *[saboteur] You take the saboteur.
}
told-take = { $name } takes { a-seal }.
told-take-me = You take { a-seal }.
told-steal = { $name } takes { a-seal } from { $victim }.
told-steal-me = You take { a-seal } from { $victim }.
told-steal-from-me = { $name } takes { a-seal } from you.
told-compensate = { $name } gets a white seal for it.
told-compensate-me = You get a white seal for it.
told-predict = { $count ->
    [0] { $name } predicts no trick.
    [one] { $name } predicts { $count } trick.
   *[other] { $name } predicts { $count } tricks.
}
told-predict-me = { $count ->
    [0] You predict no trick.
    [one] You predict { $count } trick.
   *[other] You predict { $count } tricks.
}
told-play = { $name } plays { $card }.
told-play-me = You play { $card }.
told-lead = { $name } leads { $card }.
told-lead-me = You lead { $card }.
told-follow = { $name } follows with { $card }.
told-follow-me = You follow with { $card }.
told-trump = { $name } has no { colour-led } and trumps with { $card }.
told-trump-me = You have no { colour-led } and trump with { $card }.
told-discard = { $name } has no { colour-led } and throws away { $card }.
told-discard-me = You have no { colour-led } and throw away { $card }.
told-win = { $name } takes the trick.
told-win-me = You take the trick.
told-win-with = { $name } takes the trick with { $card }.
told-win-with-me = You take the trick with { $card }.
told-return = { $name } returns { a-seal }.
told-return-me = You return { a-seal }.
told-black = { $name } has no fitting seal and gets a black one.
told-black-me = You have no fitting seal and get a black one.
told-spared = { $name } is lucky: no black seal is left.
told-spared-me = You are lucky: no black seal is left.
told-score = { $points ->
    [one] { $name } gets { $points } point.
   *[other] { $name } gets { $points } points.
}
told-score-me = { $points ->
    [one] You get { $points } point.
   *[other] You get { $points } points.
}
told-round = Round { $round } begins. { $name } opens.
told-round-me = Round { $round } begins. You open.
told-end = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
told-end-me = { $points ->
    [one] You win with { $points } point.
   *[other] You win with { $points } points.
}

## The sheet

round-over = After round { $round }
next-round = Next round
sheet-left = Left over
sheet-now = Before them now
sheet-none = every seal returned
sheet-blacks = { $count ->
    [0] no black seals with the others
    [one] { $count } black seal with the others
   *[other] { $count } black seals with the others
}
worth-colour = colour 2
worth-black = black 3
worth-white = white 4
