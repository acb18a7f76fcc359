test("Full Moon Star: a Psychic Energy for each of the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = {
      active = { "sm5-62", energy = "P" },
      bench = { "sm1-24" },
      discard = { "dp1-127", "dp1-127", "dp1-127", "dp1-127", "dp1-124" },
    },
    opponent = { active = "sm1-42", bench = { "sm1-24", "sm1-39" } },
  }
  t:attack "Full Moon Star"
  t:answer "bench 1"
  t:answer "active"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "PP")
  t:equal(t.me.bench[1].energy, "PP")
  t:equal(t.me.discard, { "dp1-127", "dp1-124" })
end)

test("Full Moon Star: as many as there are", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-62", energy = "P" }, discard = { "dp1-127", "dp1-124" } },
    opponent = { active = "sm1-42", bench = { "sm1-24", "sm1-39" } },
  }
  t:attack "Full Moon Star"
  t:equal(t.me.active.energy, "PP")
  t:equal(t.me.discard, { "dp1-124" })
end)

test("Psystorm: 20 damage for each Energy of both players", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-62", energy = "PPPP" }, bench = { { "sm1-24", energy = "R" } } },
    opponent = {
      active = { "sm1-42", energy = "W" },
      bench = { { "sm1-24", energy = "R" }, "sm1-24" },
    },
  }
  t:attack "Psystorm"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Full Moon Star: Energy cards alone", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-62", energy = "P" }, discard = { "dp1-127", "sm5-62", "sv5-162" } },
    opponent = { active = "sm1-42", bench = { "sm1-24" } },
  }
  t:attack "Full Moon Star"
  t:equal(t.me.active.energy, "PP")
  t:equal(t.me.discard, { "sm5-62", "sv5-162" })
end)
