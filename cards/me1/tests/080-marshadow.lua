local function marshadow(opponent)
  return {
    ruleset = "sv",
    me = { active = { "me1-80", energy = "FF" }, bench = { "sv1-38" } },
    opponent = { active = opponent, bench = { { "sv1-75", energy = "LLL" } } },
  }
end

local function kick_out(t)
  t:position(marshadow "sv1-21")
  t:attack "Shadowy Side Kick"
  t:answer(1)
end

test("Shadowy Side Kick: after a Knock Out no damage and no effects", function(t)
  kick_out(t)
  t:coins "H"
  t:attack "Thunder Shock"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, {})
end)

test("Shadowy Side Kick: only in the opponent's next turn", function(t)
  kick_out(t)
  t:end_turn()
  t:end_turn()
  t:coins "H"
  t:attack "Thunder Shock"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.conditions, { "paralyzed" })
end)

test("Shadowy Side Kick: only this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-80", energy = "FF" }, bench = { "sv1-38" } },
    opponent = { active = "sv1-21", bench = { { "sv1-80", energy = "LLL" } } },
  }
  t:attack "Shadowy Side Kick"
  t:answer(1)
  t:attack "Lightning Laser"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 30)
end)

test("Shadowy Side Kick: nothing without a Knock Out", function(t)
  t:position(marshadow { "sv1-22", energy = "GG" })
  t:attack "Shadowy Side Kick"
  t:equal(t.opponent.active.damage, 60)
  t:attack "Apply Oil"
  t:equal(t.me.active.damage, 40)
end)

test("Shadowy Side Kick: nothing when Poison does it", function(t)
  t:position(marshadow { "sv1-13", conditions = { "poisoned" } })
  t:attack "Shadowy Side Kick"
  t:answer(1)
  t:coins "T"
  t:attack "Thunder Shock"
  t:equal(t.me.active.damage, 30)
end)

test("Shadowy Side Kick: no damage counters of an attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-80", energy = "FF" } },
    opponent = { active = "sv1-21", bench = { { "sv6-89", energy = "P" } } },
  }
  t:attack "Shadowy Side Kick"
  t:answer(1)
  t:attack "Sneaky Placement"
  t:equal(t.me.active.damage, 0)
end)
