local function retaliate(attacker)
  return {
    ruleset = "xy",
    me = { active = { "bw1-1", damage = 50 }, bench = { { "xy11-64", energy = "L" } } },
    opponent = { active = attacker, hand = { "bw8-123" } },
  }
end

test("Retaliate: 60 more after an attack's Knock Out", function(t)
  t:position(retaliate { "xy0-26", energy = "RRR" })
  t:end_turn()
  t:coins "T"
  t:attack "Rock Smash"
  t:answer(1)
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 90)
end)

test("Retaliate: 30 after a Knock Out by Poison", function(t)
  t:position(retaliate "xy0-26")
  t:end_turn()
  t:coins "T"
  t:play "bw8-123"
  t:end_turn()
  t:answer(1)
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 30)
end)

test("Retaliate: 30 without", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy11-64", energy = "L" } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Retaliate"
  t:changed { ["opponent active damage"] = 30 }
end)

for _, ruleset in ipairs { "sm", "sv" } do
  local function against(defender, energy, attached)
    return {
      ruleset = ruleset,
      me = { active = { "xy11-64", energy = energy, attached = attached } },
      opponent = { active = defender, bench = { "bw1-1" } },
    }
  end

  -- Azumarill is weak to Metal and resists Darkness.
  test("DUAL-01, EX-63 (" .. ruleset .. "): Weakness and Resistance to one type each", function(t)
    t:position(against("xy11-77", "L"))
    t:attack "Retaliate"
    t:changed { ["opponent active damage"] = 30 * 2 - 20 }
  end)

  test("DUAL-01 (" .. ruleset .. "): Mach Claw leaves the Resistance out", function(t)
    t:position(against("xy11-77", "DL"))
    t:attack "Mach Claw"
    t:answer(1)
    t:equal(t:events("damaged")[1].value, 120)
  end)

  test("DUAL-01 (" .. ruleset .. "): what helps Darkness Pokémon helps it", function(t)
    t:position(against("xy0-26", "", { "dp3-129" }))
    t:attack "Retaliate"
    t:changed { ["opponent active damage"] = 40 }
  end)

  test("DUAL-01 (" .. ruleset .. "): what helps Metal Pokémon helps it", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "bw1-66", energy = "LL" } },
      opponent = { active = { "xy11-64", attached = { "dp3-130" } } },
    }
    t:attack "Slash"
    t:changed { ["opponent active damage"] = 10 }
  end)
end
