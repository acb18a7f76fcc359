test("Steely Spirit: 20 more of its own attacks, before Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-205", energy = "MMM" } },
    opponent = { active = { "swsh2-54", damage = 10 }, bench = { "swsh2-4" } },
  }
  t:attack "Metal Claw"
  t:explain {
    { "base", 70, by = "swsh2-205" },
    { "attacker", 90, by = "swsh2-205" },
    { "weakness", 180 },
    { "result", 180 },
  }
  t:answer(1)
end)

test("Steely Spirit: from the Bench, each of them", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-126", energy = "MM" }, bench = { "swsh2-205", "swsh2-205" } },
    opponent = { active = "swsh2-111" },
  }
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Steely Spirit: not for Pokémon of other types, and not on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "LL" }, bench = { "swsh2-205" } },
    opponent = { active = "swsh2-4", bench = { "swsh2-5" } },
  }
  t:attack "Spark"
  t:changed { ["opponent active damage"] = 50, ["opponent bench 1 damage"] = 20 }
end)

test("Steely Spirit: not for the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-126", energy = "MM" } },
    opponent = { active = "swsh2-111", bench = { "swsh2-205" } },
  }
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 20 }
end)
