local function agility_against(attacker, energy)
  return {
    ruleset = "xy",
    me = { active = { "xy8-48", energy = "RR" }, bench = { "xy0-26" } },
    opponent = { active = { attacker, energy = energy } },
  }
end

test("Agility: heads, neither damage nor other effects of attacks reach it", function(t)
  t:position(agility_against("xy0-20", "M"))
  t:coins "H"
  t:attack "Agility"
  t:equal(t.opponent.active.damage, 10)
  t:coins "H"
  t:attack "Wicked Jab"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, {})
end)

test("Agility: heads, no damage counters either", function(t)
  t:position(agility_against("xy8-60", "P"))
  t:coins "H"
  t:attack "Agility"
  t:attack "Sinister Fog"
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 10)
end)

test("Agility: heads, for one turn", function(t)
  t:position(agility_against("xy0-20", "M"))
  t:coins "H"
  t:attack "Agility"
  t:end_turn()
  t:end_turn()
  t:coins "T"
  t:attack "Wicked Jab"
  t:equal(t.me.active.damage, 0)
end)

test("Agility: tails, it is hit", function(t)
  t:position(agility_against("xy0-20", "M"))
  t:coins "T"
  t:attack "Agility"
  t:equal(t.opponent.active.damage, 10)
  t:coins "H"
  t:attack "Wicked Jab"
  t:equal(t.me.active.conditions, { "paralyzed" })
end)

test("Agility: heads, not in the turn after", function(t)
  t:position(agility_against("xy0-20", "M"))
  t:coins "H"
  t:attack "Agility"
  t:end_turn()
  t:end_turn()
  t:coins "H"
  t:attack "Wicked Jab"
  t:equal(t.me.active.conditions, { "paralyzed" })
end)
