### Seven Seals. $edition is the option of the same name: in the edition "black-mage" the saboteur is called black mage.
### $colour, $led and $seal are letters: r, y, g, b, p, and for seals also w (white) and k (black).

## Front page and form

title = Seven Seals
sentence = Predict which tricks you’ll win, then win exactly those, while a saboteur hopes you fail.
option-edition = Edition
option-edition-note = Can the saboteur’s points drop below zero?
option-edition-saboteur = Saboteur: never below zero
option-edition-black-mage = Black mage: can go below zero
option-saboteur_points = Saboteur’s points
option-saboteur_points-note = The saboteur starts with this many penalty points and loses one per black seal. 5 makes the role less tempting.
option-saboteur_points-4 = 4 points
option-saboteur_points-5 = 5 points
option-saboteur_points-rising = 4 points, later 5
option-length = Length
option-length-note = How many rounds you play.
option-length-standard = Standard
option-length-long = Long: twice as many
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
# The card after a verb such as "plays", in the case that it needs; $acc is such a card.
card-acc = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
} { $value }
trump = trump
trump-note = Red is trump.
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
goal = Win exactly the tricks you take seals for. Each seal left over costs { $cost }.
aim-left = Still to win: { $seals }. Cost if left over: { $points }.
aim-none = Don’t win any more tricks: each one costs { $black }.
aim-saboteur = Each black seal the others take lowers your points.
prompt-predict = Your prediction
prompt-predict-first = Take a seal for each trick you’ll win.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] One seal for each trick you’ll win, or the black mage.
   *[saboteur] One seal for each trick you’ll win, or the saboteur.
}
prompt-predict-count = { $count ->
    [one] You predict { $count } trick
   *[other] You predict { $count } tricks
}
prompt-predict-more = One seal for each trick. Tap one of yours to put it back.
prompt-steal = Who do you take { a-seal } from?
prompt-predict-later = You’re up soon. Have a look at your cards.
prompt-predicted = { $count ->
    [0] You predict no tricks.
    [one] You predict { $count } trick.
   *[other] You predict { $count } tricks.
}
prompt-you-saboteur = { $edition ->
    [black-mage] You’re the black mage.
   *[saboteur] You’re the saboteur.
}
prompt-predicting = { $name } is predicting
prompt-predicting-me = You’re predicting
prompt-lead = Lead any card.
prompt-follow = Follow { colour-led }.
prompt-follow-with = Follow { colour-led }: { $values }.
prompt-free = You have no { colour-led }: play any card.
prompt-free-trump = You have no { colour-led }: play any card. Red trumps.
# $card is a message "card": "red 3".
prompt-winning = In the lead: { $card }.
prompt-leading = { $name } leads
prompt-leading-me = You lead
prompt-choosing = { $name } is choosing
prompt-choosing-me = You’re choosing
prompt-next = You’re next.
prompt-return = The trick is yours
prompt-return-which = Which seal goes back?
prompt-return-one = Put back { a-seal }.
prompt-returning = { $name } puts a seal back
prompt-returning-me = You’re putting a seal back
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
    [black-mage] You’re the black mage
   *[saboteur] You’re the saboteur
}
card-playable = { $card }, playable
card-not-playable = { $card }, not playable: you must follow { colour-led }
return-seal = Put back { a-seal }
# Short words under the stacks of the pool, 9 letters at most.
pool-take = take
pool-steal = steal
pool-white = joker
pool-black = penalty
about-white = Joker: you get one when somebody takes a seal from you. It fits any trick. Left over, it costs { $white }.
about-black = Penalty: for each trick you win without a matching seal. It costs { $black }.
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
seal-gone = { $seal ->
    [r] No red seals left to take
    [y] No yellow seals left to take
    [g] No green seals left to take
    [b] No blue seals left to take
    [p] No purple seals left to take
    [w] No white seals left to take
   *[k] No black seals left to take
}
rob = Take { a-seal } from { $name }
saboteur-free = { $edition ->
    [black-mage] The black mage is still available.
   *[saboteur] The saboteur is still available.
}
saboteur-take = Predict nothing. You start with { $points } points and lose one for each black seal the others take.
saboteur-late = Put your seals back first to take this role.
saboteur-gone = { $edition ->
    [black-mage] { $name } is the black mage.
   *[saboteur] { $name } is the saboteur.
}
saboteur-mine = { $edition ->
    [black-mage] You’re the black mage.
   *[saboteur] You’re the saboteur.
}
saboteur-live = If the round ended now: { $points }

## Seats and the trick

seat-predicts = predicts { $count }
seat-predicting = predicting…
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
moment-trump = Trump!
moment-praise = { $name } has put back every seal!
moment-praise-me = You’ve put back every seal!

## What a move means

means-saboteur = { $edition ->
    [black-mage] take the black mage
   *[saboteur] take the saboteur
}
means-done = finish predicting
means-card = play the { $acc }
means-take = take { a-seal }
means-steal = take { a-seal } from { $victim }
means-return = put back { a-seal }

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
told-compensate = { $name } gets a white seal in return.
told-compensate-me = You get a white seal in return.
told-predict = { $count ->
    [0] { $name } predicts no tricks.
    [one] { $name } predicts { $count } trick.
   *[other] { $name } predicts { $count } tricks.
}
told-predict-me = { $count ->
    [0] You predict no tricks.
    [one] You predict { $count } trick.
   *[other] You predict { $count } tricks.
}
told-play = { $name } plays the { $acc }.
told-play-me = You play the { $acc }.
told-lead = { $name } leads the { $acc }.
told-lead-me = You lead the { $acc }.
told-follow = { $name } follows with the { $acc }.
told-follow-me = You follow with the { $acc }.
told-trump = { $name } has no { colour-led } and trumps with the { $acc }.
told-trump-me = You have no { colour-led } and trump with the { $acc }.
told-discard = { $name } has no { colour-led } and discards the { $acc }.
told-discard-me = You have no { colour-led } and discard the { $acc }.
told-win = { $name } takes the trick.
told-win-me = You take the trick.
told-win-with = { $name } takes the trick with the { $acc }.
told-win-with-me = You take the trick with the { $acc }.
told-return = { $name } puts back { a-seal }.
told-return-me = You put back { a-seal }.
told-black = { $name } has no matching seal and takes a black one.
told-black-me = You have no matching seal and take a black one.
told-spared = { $name } is lucky: there are no black seals left.
told-spared-me = You’re lucky: there are no black seals left.
told-score = { $count ->
    [one] { $name } takes { $points } penalty point.
   *[other] { $name } takes { $points } penalty points.
}
told-score-me = { $count ->
    [one] You take { $points } penalty point.
   *[other] You take { $points } penalty points.
}
told-round = Round { $round } begins. { $name } leads first.
told-round-me = Round { $round } begins. You lead first.
told-end = { $count ->
    [one] { $name } wins with { $points } penalty point.
   *[other] { $name } wins with { $points } penalty points.
}
told-end-me = { $count ->
    [one] You win with { $points } penalty point.
   *[other] You win with { $points } penalty points.
}

## The sheet

round-over = After round { $round }
next-round = Next round
sheet-place = Place
sheet-left = Left over
sheet-now = In front of them
sheet-none = all seals put back
sheet-blacks = { $count ->
    [0] the others have no black seals
    [one] the others have { $count } black seal
   *[other] the others have { $count } black seals
}
sheet-floor = { $sum }, but not below 0
worth-colour = colour { $points }
worth-black = black { $points }
worth-white = white { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] you win a trick
   *[other] { $name } wins a trick
}
does-return = { $who ->
    [me] you give a seal back
   *[other] { $name } gives a seal back
}
does-black = { $who ->
    [me] you take a black seal
   *[other] { $name } takes a black seal
}
does-spared = { $who ->
    [me] no black seal is left for you
   *[other] no black seal is left for { $name }
}
does-compensate = { $who ->
    [me] you’re robbed of a seal
   *[other] { $name } is robbed of a seal
}
because-beaten = In { $often } of 100 hands that fit, { $name } can beat { $piece }.
because-needed = { $who ->
    [me] You still need { $amount ->
        [one] one trick
       *[other] { $amount } tricks
    } for { $piece }.
   *[other] { $name } still needs { $amount ->
        [one] one trick
       *[other] { $amount } tricks
    } for { $piece }.
}
because-sure = { $amount ->
    [one] One of your cards of that colour can’t be beaten.
   *[other] { $amount } of your cards of that colour can’t be beaten.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] Hardly any cards of a colour? Then the black mage may suit you: whenever you can’t follow, you can upset somebody’s plan.
   *[saboteur] Hardly any cards of a colour? Then the saboteur may suit you: whenever you can’t follow, you can upset somebody’s plan.
}
tip-trumps = Lots of red? You don’t need as many red seals: if you trump a trick, you can put back a red seal or one of the led colour.
tip-predict = Count on the cards that almost surely win. A seal too many costs 2 points at the end, a trick too many a black seal: 3.
tip-saboteur = Every black seal that somebody takes lowers your points. Take the tricks they count on, and leave them the ones they don’t want.
tip-black = There are only six black seals, and they’re running out. Once they’re gone, a trick too many costs nothing.
tip-done = All your seals are back: from now on every trick brings a black one. Play low, and throw off high cards when you can’t follow.
tip-return = Which seal goes back is up to you. Keep the colour in which you’ll still win a trick.
