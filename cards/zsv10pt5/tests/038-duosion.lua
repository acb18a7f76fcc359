local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-38", energy = "P" }, bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Cellular Evolution: a card that evolves from one of the own Pokémon", function(t)
  t:position(with({ "zsv10pt5-37", "sv1-84" }, {
    "zsv10pt5-38",
    "sv1-85",
    "sv1-86",
    "sv1-14",
    "sv1-84",
  }))
  t:attack "Cellular Evolution"
  t:options { "zsv10pt5-38", "sv1-85" }
  t:answer "sv1-85"
  t:equal(t.me.bench[2].id, "sv1-85")
  t:equal(#t:events("shuffled"), 1)
end)

test("Cellular Evolution: of two alike the player picks one", function(t)
  t:position(with({ "zsv10pt5-37", "sv1-84", "zsv10pt5-37" }, { "zsv10pt5-38" }))
  t:attack "Cellular Evolution"
  t:answer "zsv10pt5-38"
  t:options { "bench 1", "bench 3" }
  t:answer "bench 3"
  t:equal(t.me.bench[1].id, "zsv10pt5-37")
  t:equal(t.me.bench[3].id, "zsv10pt5-38")
end)

test("Cellular Evolution: nothing is found, or wanted", function(t)
  t:position(with({ "zsv10pt5-37" }, { "sv1-85" }))
  t:attack "Cellular Evolution"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].id, "zsv10pt5-37")
  t:equal(#t:events("shuffled"), 1)
end)

test("Spray Fluid", function(t)
  t:position(with({}, { "dp1-123" }))
  t:attack "Spray Fluid"
  t:equal(t.opponent.active.damage, 30)
end)
