# People at a table, and what they are to each other.
people-title = People at this table
people-settings = People
people-hide = Hide what they say
people-show = Show what they say
people-block = Block
people-silence = Take away the chat
people-unsilence = Give back the chat
people-report = Report
people-hidden = hidden chat
people-blocked = blocked
people-silenced = no chat here
people-nobody-ignored = You ignore nobody. At a table, press a name in the chat to hide what somebody says, or to block them: then they can’t join your tables or invite you. Nobody is told.
people-undo = Undo
people-undo-for = Undo: { $name }
people-page = A page of my own
people-page-what = your results and last games, at { $address }
people-page-link = See my page
people-presence = Friends see when I’m here
people-presence-what = and at which open table
people-ignored = Ignored and blocked
friends-title = Friends
friends-none = No friends yet. Ask somebody by their login name, or press their name in the chat of a table.
friends-name = Login name
friends-ask = Ask
friends-asked = { $name } has been asked.
friends-here = Friends here now
friends-all = All friends
friends-asking =
    { $people ->
        [one] One person asks to be your friend
       *[other] { $people } people ask to be your friends
    }
friends-is-here = here now
friends-join = Join at { $game }
friends-watch = Watch { $game }
friends-end = Remove
friends-end-with = Remove { $name } from your friends
friends-waiting = asked, no answer yet
friends-withdraw = Withdraw
friends-withdraw-from = Withdraw the request to { $name }
friends-asks = asks to be your friend
friends-accept = Accept
friends-accept-whom = Accept { $name } as a friend
friends-decline = Decline
friends-decline-whom = Decline the request of { $name }
friends-need-account = Friends and a page of your own need an account: choose a login name and a password below. Guests can’t be found again.
friends-invite = Invite a friend
person-own = This is your page
person-friends = Friends
person-ask = Ask to be friends
person-more = More
person-unblock = Unblock
person-games = Last games
person-no-games = No finished game to look at yet.
person-since = here since { $month } { $year }
person-months = January, February, March, April, May, June, July, August, September, October, November, December
