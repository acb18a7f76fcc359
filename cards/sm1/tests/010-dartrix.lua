test("Sharp Blade Quill: 20 damage to any of the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-10", energy = "G" }, bench = { "sm1-99" } },
    opponent = { active = "sm1-99", bench = { "sm1-28", "sm1-99" } },
  }
  t:attack "Sharp Blade Quill"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 20 }
end)

test("Sharp Blade Quill: Weakness counts in the Active Spot", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-10", energy = "G" } },
    opponent = { active = "sm1-28", bench = { "sm1-28" } },
  }
  t:attack "Sharp Blade Quill"
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Sharp Blade Quill: Weakness doesn't count on the Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-10", energy = "G" } },
    opponent = { active = "sm1-28", bench = { "sm1-28" } },
  }
  t:attack "Sharp Blade Quill"
  t:answer "opponent bench 1"
  t:changed { ["opponent bench 1 damage"] = 20 }
end)

test("Leaf Blade: heads, 20 more damage; tails, none", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-10", energy = "GGG" } },
    opponent = { active = "sm1-99" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Leaf Blade"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [50] = "1/2", [70] = "1/2" })
  t:coins "H"
  t:attack "Leaf Blade"
  t:changed { ["opponent active damage"] = 70 }
end)
