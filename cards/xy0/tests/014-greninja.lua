local position = {
  ruleset = "xy",
  me = { active = { "xy0-14", energy = "W" } },
  opponent = { active = { "xy0-26", energy = "RW" }, bench = { { "xy0-29", energy = "R" } } },
}

test("Mat Block: heads, the attacker chooses an Energy card of the Active Pokémon", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Mat Block"
  t:equal(t:asked(), "me")
  t:options { "dp1-124 on opponent active", "dp1-125 on opponent active" }
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.active.energy, "W")
  t:equal(t.opponent.discard, { "dp1-124" })
end)

test("Mat Block: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Mat Block"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Mat Block: heads without Energy there", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy0-14", energy = "W" } },
    opponent = { active = "xy0-26", bench = { { "xy0-29", energy = "R" } } },
  }
  t:coins "H"
  t:attack "Mat Block"
  t:changed { ["opponent active damage"] = 40 }
end)
