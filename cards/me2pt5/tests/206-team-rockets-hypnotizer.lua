local hypnotizer, grimer = "me2pt5-206", "sv10-123"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Team Rocket's Hypnotizer: the Attacking Pokémon is Asleep", function(t)
  t:position(attacked(miraidon, { grimer, attached = { hypnotizer } }))
  t:coins "T"
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.me.active.conditions, { "asleep" })
end)

test("Team Rocket's Hypnotizer: even if its Pokémon is Knocked Out", function(t)
  t:position(attacked(miraidon, { grimer, damage = 60, attached = { hypnotizer } }, { "sv1-36" }))
  t:coins "T"
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.me.active.conditions, { "asleep" })
end)

test("Team Rocket's Hypnotizer: nothing on other Pokémon", function(t)
  t:position(attacked(miraidon, { "sv1-80", attached = { hypnotizer } }, { grimer }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.conditions, {})
end)

test("Team Rocket's Hypnotizer: not on the Bench", function(t)
  t:position(attacked(miraidon, "sv10-81", { { grimer, attached = { hypnotizer } } }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.me.active.conditions, {})
end)

test("Team Rocket's Hypnotizer: damage counters are not damage", function(t)
  t:position(attacked({ "me2-46", energy = "P" }, { grimer, attached = { hypnotizer } }))
  t:attack "Sneaky Placement"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.conditions, {})
end)

test("Team Rocket's Hypnotizer: not for damage of one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-78", energy = "PPP", attached = { hypnotizer } } },
    opponent = { active = "me1-36" },
  }
  t:attack "Double-Edge"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.conditions, {})
end)
