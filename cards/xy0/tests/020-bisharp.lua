local position = {
  ruleset = "xy",
  me = { active = { "xy0-20", energy = "M" } },
  opponent = { active = "xy0-26" },
}

test("Wicked Jab: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Wicked Jab"
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Wicked Jab: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Wicked Jab"
  t:changed { ["opponent active damage"] = 20 }
end)

test("EX-06: evolving keeps damage and Energy, and ends Special Conditions", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "xy0-19", energy = "M", damage = 20, conditions = { "poisoned" } },
      hand = { "xy0-20" },
    },
    opponent = { active = "xy0-26" },
  }
  t:evolve("xy0-20", "active")
  t:equal(t.me.active.id, "xy0-20")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "M")
  t:equal(t.me.active.conditions, {})
end)
