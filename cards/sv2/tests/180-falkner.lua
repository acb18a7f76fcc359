local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv2-180", "sv1-167" }, deck = deck },
    opponent = { active = "sv1-38", hand = { "sv2-180", "sv1-178" }, deck = deck },
  }
end

local deck = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }

test("Falkner: two cards", function(t)
  t:position(with(deck))
  t:play "sv2-180"
  t:equal(#t.me.hand, 3)
end)

test("Falkner: four cards with a Stadium of mine", function(t)
  t:position(with(deck))
  t:play "sv1-167"
  t:play "sv2-180"
  t:equal(#t.me.hand, 4)
end)

test("Falkner: two cards with a Stadium of the opponent", function(t)
  t:position(with(deck))
  t:play "sv1-167"
  t:end_turn()
  t:play "sv2-180"
  t:equal(#t.opponent.hand, 4)  -- the other card, the card for the turn, and two
end)

test("Falkner: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "sv2-180")
end)
