local dawn = "me2-87"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { dawn, dawn }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

local deck = { "sv1-13", "me1-86", "sv1-14", "me1-36", "sv1-15", "sv1-65", "me3-68", "dp1-123" }

test("Dawn: a Basic, a Stage 1 and a Stage 2 Pokémon, revealed", function(t)
  t:position(with(deck))
  t:play(dawn)
  t:options { "sv1-13", "me1-86" }
  t:answer "me1-86"
  t:options { "sv1-14", "me1-36" }
  t:answer "sv1-14"
  t:options { "sv1-15", "sv1-65" }
  t:answer "sv1-65"
  t:equal(t.me.hand, { dawn, "me1-86", "sv1-14", "sv1-65" })
  t:equal(#t.me.deck, 5)
  t:events {
    { "card_shown", card = "me1-86" },
    { "card_shown", card = "sv1-14" },
    { "card_shown", card = "sv1-65" },
    { "shuffled" },
  }
  t:equal(#t:events("shuffled"), 1)
  t:illegal("play", dawn)
end)

test("Dawn: one may leave any of them", function(t)
  t:position(with(deck))
  t:play(dawn)
  t:answer "stop"
  t:answer "me1-36"
  t:answer "stop"
  t:equal(t.me.hand, { dawn, "me1-36" })
  t:position(with(deck))
  t:play(dawn)
  for _ = 1, 3 do t:answer "stop" end
  t:equal(t.me.hand, { dawn })
  t:equal(#t.me.deck, 8)
  t:equal(#t:events("shuffled"), 1)
end)

test("Dawn: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", dawn)
end)
