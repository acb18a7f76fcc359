local function explosive_fire(t, damage)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-18", energy = "RRW", damage = damage } },
    opponent = { active = "sm9-120" },
  }
  t:attack "Explosive Fire"
  return t.opponent.active.damage
end

test("Explosive Fire: 100 more damage with damage counters on it", function(t)
  t:equal(explosive_fire(t, 10), 230)
  t:equal(explosive_fire(t, 0), 130)
end)

test("Star Blaze: discards 2 Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-18", energy = "RRRW" } },
    opponent = { active = "swsh1-142" },
  }
  t:attack "Star Blaze"
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 320)
  t:equal(t.me.active.energy, "RR")
end)

test("Star Blaze: a card that provides two Energy is enough", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-18", energy = "RRR", attached = { "base1-96" } } },
    opponent = { active = "swsh1-142" },
  }
  t:attack "Star Blaze"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "RRR")
  t:equal(t.me.discard, { "base1-96" })
end)
