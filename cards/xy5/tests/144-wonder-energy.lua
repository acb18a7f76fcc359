local wonder = "xy5-144"

local function electabuzz(defender)
  return {
    ruleset = "xy",
    me = { active = { "dp3-87", energy = "LLF" } },
    opponent = { active = defender },
  }
end

test("Wonder Energy: provides Fairy Energy", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-104", attached = { wonder } } },
    opponent = { active = "dp3-55" },
  }
  t:equal(t.me.active.energy, "Y")
end)

test("Wonder Energy: only onto Fairy Pokémon", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "dp3-55", bench = { "xy5-104" }, hand = { wonder } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("attach", wonder, "active")
  t:attach(wonder, "bench 1")
  t:equal(t.me.bench[1].attached, { wonder })
end)

test("Wonder Energy: damage of the opponent's attacks, but no effects", function(t)
  t:position(electabuzz { "xy5-104", attached = { wonder } })
  t:coins "H"
  t:attack "Thundershock"
  t:is_true(t.opponent.active.damage > 0)
  t:equal(t.opponent.active.conditions, {})
  t:position(electabuzz "xy5-104")
  t:coins "H"
  t:attack "Thundershock"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Wonder Energy: other effects are not prevented", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "dp3-55", hand = { "dp7-88" } },
    opponent = { active = { "xy5-104", attached = { wonder } } },
  }
  t:coins "H"
  t:play "dp7-88"
  t:equal(t.opponent.active.damage, 10)
end)

test("Wonder Energy: effects of the own attacks are not prevented", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "dp3-9", energy = "FFFF" },
      bench = { { "xy5-104", attached = { wonder } } },
    },
    opponent = { active = "me1-36", bench = { { "xy5-104", attached = { wonder } } } },
  }
  t:attack "Wild Waves"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.opponent.bench[1].damage, 0)
end)
