local aroma = "sv6-152"

local function position(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = { aroma }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Hyper Aroma: up to 3 Stage 1 Pokémon", function(t)
  t:position(position {
    "sv1-13",
    "sv1-14",
    "sv1-37",
    "sv1-53",
    "me2-55",
    "me2-3",
    aroma,
    "dp1-123",
  })
  t:play(aroma)
  t:options { "sv1-14", "sv1-37", "sv1-53", "me2-55" }
  t:fails(function() t:answer("sv1-14", "sv1-37", "sv1-53", "me2-55") end, "takes 0 to 3 picks")
  t:answer("sv1-14", "sv1-37", "me2-55")
  t:equal(t.me.hand, { "sv1-14", "sv1-37", "me2-55" })
  t:equal(t.me.discard, { aroma })
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Hyper Aroma: or fewer", function(t)
  t:position(position { "sv1-14", "sv1-37", "dp1-123" })
  t:play(aroma)
  t:answer "sv1-37"
  t:equal(t.me.hand, { "sv1-37" })
end)

test("Hyper Aroma: or none", function(t)
  t:position(position { "sv1-14", "sv1-37", "dp1-123" })
  t:play(aroma)
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Hyper Aroma: not with an empty deck", function(t)
  t:position(position {})
  t:illegal("play", aroma)
end)
