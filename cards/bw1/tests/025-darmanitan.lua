local position = {
  ruleset = "xy",
  me = { active = { "bw1-25", energy = "RRR" } },
  opponent = { active = "bw1-31" },
}

test("Fire Fang: the Defending Pokémon is Burned", function(t)
  t:position(position)
  t:coins "H"  -- between turns: no damage from the burn
  t:attack "Fire Fang"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("Thrash: heads, 20 more", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Thrash"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Thrash: tails, 20 to itself", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Thrash"
  t:changed { ["opponent active damage"] = 70, ["active damage"] = 20 }
end)
