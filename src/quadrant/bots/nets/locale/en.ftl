# What bots that play a net are called, and what they say about their choices.

bot-recruit = Recruit
    .text = Easy. Has some idea of the game but overlooks a lot. For your first matches.
bot-general = General
    .text = Hard. Taught itself in many thousands of games. Answers at once.
bot-marshal = Marshal
    .text = Hardest. Knows what the General knows, and tries out its best ideas before it chooses. Takes its time.

net-chance = Chance to win: { $before } %, with this choice { $after } %.
# $line is another choice, in words
net-close = Also close: { $line }.
net-overlooked = Overlooked: { $line }.
