local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "me2pt5-178", energy = "RRR" }, bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Prism Charge: Energy of different types onto Tera Pokémon", function(t)
  t:position(with({ "sv8pt5-75", "sv1-36", "sv8pt5-60" }, { "2 dp1-123", "dp1-124", "dp1-125" }))
  t:attack "Prism Charge"
  t:answer "dp1-123"
  t:options { "dp1-124", "dp1-125" }
  t:answer "dp1-124"
  t:answer "dp1-125"
  t:options { "bench 1", "bench 3" }
  t:answer "bench 1"
  t:answer "bench 1"
  t:answer "bench 3"
  t:equal(t.me.bench[1].energy, "GR")
  t:equal(t.me.bench[3].energy, "W")
  t:equal(#t:events("shuffled"), 1)
end)

test("Prism Charge: without a Tera Pokémon the deck is only shuffled", function(t)
  t:position(with({ "sv1-36" }, { "dp1-123" }))
  t:attack "Prism Charge"
  t:equal(#t:events("attached"), 0)
  t:equal(#t:events("shuffled"), 1)
end)

test("Hard Tackle", function(t)
  t:position(with({}, { "dp1-123" }))
  t:attack "Hard Tackle"
  t:equal(t.opponent.active.damage, 100)
end)
