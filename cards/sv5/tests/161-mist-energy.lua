local function under_attack(attacker)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = {
      active = { "sv1-80", energy = "L", attached = { "sv5-161" } },
      bench = { "sv1-38" },
    },
  }
end

test("Mist Energy: damage, but no Special Condition", function(t)
  t:position(under_attack { "sv1-75", energy = "L" })
  t:coins "H"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Mist Energy: no effect that lasts", function(t)
  t:position(under_attack { "sv1-22", energy = "GG" })
  t:attack "Apply Oil"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Mist Energy: no damage counters put by an attack", function(t)
  t:position(under_attack { "sv1-90", energy = "PPP" })
  t:attack "Curse Spreading"
  for _ = 1, 8 do t:answer "opponent active" end
  t:equal(t.opponent.active.damage, 0)
end)

test("Mist Energy: effects of Trainer cards go on", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "xy0-34" } },
    opponent = { active = { "sv1-38", attached = { "sv5-161" } } },
  }
  t:coins "H"
  t:play "xy0-34"
  t:equal(t.opponent.active.attached, {})
  t:equal(t.opponent.discard, { "sv5-161" })
end)

test("Mist Energy: effects of the own side's attacks are not prevented", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-21", energy = "G" },
      bench = { { "sv1-80", damage = 50, attached = { "sv5-161" } } },
    },
    opponent = { active = "sv1-38" },
  }
  t:attack "Nutrients"
  t:equal(t.me.bench[1].damage, 20)
end)
