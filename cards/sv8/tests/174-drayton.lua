local drayton = "sv8-174"

local function look(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { drayton, "sv1-180" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local eight = {
  "sv1-13",
  "dp1-123",
  "sv1-191",
  "sv5-161",
  "sv1-38",
  "dp1-124",
  "sv1-178",
  "sv1-36",
}

test("Drayton: a Pokémon and a Trainer card of the top 7", function(t)
  t:position(look(eight))
  t:play(drayton)
  t:options { "sv1-13", "sv1-38" }
  t:answer "sv1-38"
  t:options { "sv1-191", "sv1-178" }
  t:answer "sv1-178"
  t:equal(t.me.hand, { "sv1-180", "sv1-38", "sv1-178" })
  t:equal(#t.me.deck, 6)
  t:equal(t.me.discard, { drayton })
  t:events {
    { "card_shown", card = "sv1-38" },
    { "card_shown", card = "sv1-178" },
    { "shuffled", player = "me" },
    only = { "card_shown", "shuffled" },
  }
  t:illegal("play", "sv1-180")
end)

test("Drayton: one alone, or none", function(t)
  t:position(look(eight))
  t:play(drayton)
  t:answer "sv1-13"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-180", "sv1-13" })
  t:position(look(eight))
  t:play(drayton)
  t:answer "stop"
  t:answer "sv1-191"
  t:equal(t.me.hand, { "sv1-180", "sv1-191" })
  t:position(look(eight))
  t:play(drayton)
  t:answer "stop"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-180" })
  t:equal(#t.me.deck, 8)
end)

test("Drayton: with neither found the deck is shuffled", function(t)
  t:position(look { "4 dp1-123", "4 dp1-124" })
  t:play(drayton)
  t:equal(#t.me.deck, 8)
  t:events { { "shuffled", player = "me" } }
end)

test("Drayton: not with an empty deck", function(t)
  t:position(look {})
  t:illegal("play", drayton)
end)
