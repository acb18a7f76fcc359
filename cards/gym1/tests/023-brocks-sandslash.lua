local function sandslash()
  return {
    me = { active = { "gym1-23", energy = "FF" } },
    opponent = { active = { "neo1-33", energy = "LL" } },
  }
end

test("Needles: heads, Paralyzed and Poisoned", function(t)
  t:position(sandslash())
  t:coins "H"
  t:attack "Needles"
  t:equal(t.opponent.active.conditions, { "paralyzed", "poisoned" })
  t:equal(t.opponent.active.damage, 30)  -- twice 10 for Weakness, 10 of the Poison
end)

test("Needles: tails, only damage", function(t)
  t:position(sandslash())
  t:coins "T"
  t:attack "Needles"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Sandstorm: tails, the attack of the next turn does nothing; heads, it does", function(t)
  for coin, damage in pairs { T = 0, H = 20 } do
    t:position {
      me = { active = { "gym1-23", energy = "FF" } },
      opponent = { active = { "gym1-71", energy = "FF" } },
    }
    t:attack "Sandstorm"
    t:equal(t.opponent.active.damage, 20)
    t:coins(coin)
    t:attack "Rolling Attack"
    t:equal(t.me.active.damage, damage)
  end
end)

test("Sandstorm: the attack of the turn after needs no coin", function(t)
  t:position {
    me = { active = { "gym1-23", energy = "FF" } },
    opponent = { active = { "gym1-71", energy = "FF" } },
  }
  t:attack "Sandstorm"
  t:end_turn()
  t:end_turn()
  t:attack "Rolling Attack"
  t:equal(t.me.active.damage, 20)
end)
