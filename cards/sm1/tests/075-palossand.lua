test("EX-15: Wall of Sand, 20 less damage, after Weakness", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-11", energy = "GGG" } },
    opponent = { active = "sm1-75" },
  }
  t:coins "T"
  t:attack "Leaf Blade"
  t:explain {
    { "base", 30, by = "sm1-11" },
    { "weakness", 60 },
    { "defender_texts", 40, by = "sm1-75" },
    { "result", 40 },
  }
end)

test("Wall of Sand: on the Bench too", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-73", energy = "F" } },
    opponent = { active = "sm1-99", bench = { "sm1-75" } },
  }
  t:attack "Fling"
  t:changed { ["opponent bench 1 damage"] = 10 }
end)

test("Wall of Sand: not for other Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = "sm1-99", bench = { "sm1-75" } },
  }
  t:attack "Bite"
  t:changed { ["opponent active damage"] = 10 }
end)

local function absorb_vitality(defender)
  return {
    ruleset = "sm",
    me = { active = { "sm1-75", energy = "FFFF", damage = 110 }, bench = { "sm1-9" } },
    opponent = { active = defender, bench = { "sm1-9" } },
  }
end

test("Absorb Vitality: heals as much as it did, with Weakness", function(t)
  t:position(absorb_vitality "sm1-99")
  t:attack "Absorb Vitality"
  t:changed { ["active damage"] = 10, ["opponent active damage"] = 100 }
end)

test("Absorb Vitality: heals as much as it did, with Resistance", function(t)
  t:position(absorb_vitality "sm1-107")
  t:attack "Absorb Vitality"
  t:changed { ["active damage"] = 80, ["opponent active damage"] = 30 }
end)

test("Absorb Vitality: all the damage counts, where less would do for a Knock Out", function(t)
  t:position(absorb_vitality { "sm1-9", damage = 50 })
  t:attack "Absorb Vitality"
  t:equal(t.me.active.damage, 60)
  t:answer(1)
end)
