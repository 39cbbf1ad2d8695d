# Learning by doing.
learn-title = Learn
learn-welcome = Sit down and try it: a first game of each, then small exercises. Nothing can go wrong, and what you have done is remembered.
learn-progress = { $done } of { $all } done
learn-done = done
learn-step = Step { $number } of { $all }
learn-offers = What you can do
learn-show = Show me
learn-again = Again from the start
learn-all = All lessons
learn-next = Next: { $title }
learn-go-on = Go on
learn-happened = What happened
learn-account = How the scores came about
learn-elsewhere = That is allowed, but it does not lead to the goal. Try something else.
learn-nothing-to-do = There is nothing to decide here: go on.
learn-unreadable = That is not a decision of this game. Choose one of those that are offered.
learn-lost = What was decided so far does not lead through this lesson. Begin it again from the list of lessons.
