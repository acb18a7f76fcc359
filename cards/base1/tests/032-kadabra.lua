test("Recover: a Psychic Energy card is the price for removing all damage counters", function(t)
  t:position {
    me = { active = { "base1-32", damage = 50, energy = "PPL" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Recover"
  t:changed {
    ["active damage"] = 0,
    ["active energy"] = { "- Psychic Energy" },
    ["me discard"] = { "+ Psychic Energy" },
  }
end)

test("Recover: copied by a Pokémon that cannot pay it does nothing", function(t)
  t:position {
    me = { active = { "dp3-66", damage = 30, energy = "LLL" } },
    opponent = { active = "dp3-55", bench = { "base1-32" } },
  }
  t:coins "H"
  t:attack "Trace"
  t:answer "Recover"
  t:unchanged()
end)
