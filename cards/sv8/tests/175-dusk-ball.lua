local ball = "sv8-175"

local function position(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = { ball }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Dusk Ball: a Pokémon of the bottom 7", function(t)
  t:position(position { "sv1-36", "sv1-37", "3 dp1-123", "sv1-52", ball, "dp1-124" })
  t:play(ball)
  t:options { "sv1-37", "sv1-52" }
  t:fails(function() t:answer("sv1-37", "sv1-52") end, "picks")
  t:answer "sv1-37"
  t:equal(t.me.hand, { "sv1-37" })
  t:equal(#t.me.deck, 7)
  t:equal(t.me.discard, { ball })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Dusk Ball: or none", function(t)
  t:position(position { "sv1-36", "sv1-37", "3 dp1-123", "sv1-52", ball, "dp1-124" })
  t:play(ball)
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 8)
  t:equal(#t:events("shuffled"), 1)
end)

test("Dusk Ball: not the eighth from the bottom", function(t)
  t:position(position { "sv1-36", "7 dp1-123" })
  t:play(ball)
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Dusk Ball: not with an empty deck", function(t)
  t:position(position {})
  t:illegal("play", ball)
end)
