local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { "sv1-13" }, hand = { "sv8pt5-105" }, deck = deck },
    opponent = { active = "sv1-36" },
  }
end

test("Crispin: one into the hand, the other onto a Pokémon", function(t)
  t:position(with { "2 dp1-123", "dp1-124", "sv2-193" })
  t:play "sv8pt5-105"
  t:options { "dp1-123", "dp1-124" }
  t:answer "dp1-123"
  t:options { "dp1-124" }
  t:answer "dp1-124"
  t:answer "dp1-124"  -- is kept
  t:answer "bench 1"
  t:equal(t.me.hand, { "dp1-124" })
  t:equal(t.me.bench[1].energy, "G")
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Crispin: a single one goes into the hand", function(t)
  t:position(with { "3 dp1-123" })
  t:play "sv8pt5-105"
  t:answer "dp1-123"
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-123" })
  t:equal(#t:events("attached"), 0)
end)

test("Crispin: none is found", function(t)
  t:position(with { "sv1-13" })
  t:play "sv8pt5-105"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:position(with {})
  t:illegal("play", "sv8pt5-105")
end)
