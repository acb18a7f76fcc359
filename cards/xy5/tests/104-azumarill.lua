test("α Recovery: twice as much is healed", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-104", damage = 80 }, hand = { "bw1-100" } },
    opponent = { active = "xy0-5" },
  }
  t:play "bw1-100"  -- heals 30
  t:changed {
    ["active damage"] = 20,
    ["me hand"] = { "- Potion" },
    ["me discard"] = { "+ Potion" },
  }
end)

test("α Recovery: no other Pokémon", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy0-5", damage = 50 }, bench = { "xy5-104" }, hand = { "bw1-100" } },
    opponent = { active = "xy0-5" },
  }
  t:play "bw1-100"
  t:equal(t.me.active.damage, 20)
end)

local function attacking(t, damage)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-104", energy = "YYY", damage = damage } },
    opponent = { active = "xy1-2" },
  }
end

test("Tail Rap: 30 for each heads", function(t)
  attacking(t)
  t:coins "HH"
  t:attack "Tail Rap"
  t:equal(t.opponent.active.damage, 60)
end)

test("Dwindling Wave: 10 less for each damage counter", function(t)
  attacking(t, 30)
  t:attack "Dwindling Wave"
  t:equal(t.opponent.active.damage, 70)
end)
