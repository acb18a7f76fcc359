test("Sweet Scent: 30 damage healed from a damaged Pokémon of mine", function(t)
  t:position {
    ruleset = "sm",
    me = {
      active = { "sm1-18", energy = "G", damage = 20 },
      bench = { { "sm1-99", damage = 50 }, "sm1-9" },
    },
    opponent = { active = { "sm1-99", damage = 50 } },
  }
  t:attack "Sweet Scent"
  t:equal(t:purpose(), "heal")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 20 }
end)

test("Sweet Scent: no more than there is", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-18", energy = "G", damage = 20 } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Sweet Scent"
  t:changed { ["active damage"] = 0 }
end)

test("Sweet Scent: nobody to heal", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-18", energy = "G" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Sweet Scent"
  t:changed {}
end)
