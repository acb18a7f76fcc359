test("Damp: what Knocks Out its own Pokémon is off, on both sides", function(t)
  local dusclops = { active = "sv6pt5-19" }
  t:position { ruleset = "sv", me = dusclops, opponent = { active = "sv1-38" } }
  t:legal("use", "Cursed Blast")
  t:position { ruleset = "sv", me = dusclops, opponent = { active = "me2pt5-39" } }
  t:illegal("use", "Cursed Blast")
  t:position {
    ruleset = "sv",
    me = { active = "sv6pt5-19", bench = { "me2pt5-39" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("use", "Cursed Blast")
end)

test("Damp: other Abilities stay", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-86", energy = "P" }, discard = { "dp1-127" } },
    opponent = { active = "me2pt5-39" },
  }
  t:legal("use", "Psychic Embrace")
end)

test("Ram", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-39", energy = "WW" } },
    opponent = { active = "sv1-13" },
  }
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 20)
end)
