# What bots that play a net are called, and what they say of their choices.

bot-recruit = Recruit
    .text = Easy. Has some idea of the game and overlooks much of it. For your first matches.
bot-general = General
    .text = Hard. Has taught itself in many thousands of games against itself. Answers at once.
bot-marshal = Marshal
    .text = Hardest. Knows what the General knows, and plays its best ideas out before it chooses. Takes its time.

net-chance = Chance to win: { $before } %, with this choice { $after } %.
# $line is another choice, in words
net-close = Also close: { $line }.
net-overlooked = Overlooked: { $line }.
