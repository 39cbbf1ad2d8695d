"""A first bot for both games: lays cards on high stacks, collects families."""
import json, sys

def worth(decision, view):
    verb, *words = decision.split()
    if verb == "play":  # the higher the stack, the sooner it is finished
        seat, letter = words[1]
        return 4 + len(view["villages"][int(seat) - 1][letter])
    if verb == "take":  # a family counts when three or four of its cards are together
        family, value = view["grid"][words[0]].rsplit("-", 1)
        mine = view["kettles"][view["seat"] - 1]
        return sum(card.startswith(family) for card in mine) + int(value) / 10
    return {"open": 3, "draw": 2, "use": 1, "keep": 1}.get(verb, 0)

for line in sys.stdin:
    message = json.loads(line)
    if "legal" in message:
        best = max(message["legal"], key=lambda decision: worth(decision, message["view"]))
        print(json.dumps({"decision": best}), flush=True)
