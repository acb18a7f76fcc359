local conkeldurr = "zsv10pt5-49"

local function hp(t, active)
  t:position {
    ruleset = "sv",
    me = { active = active, bench = { { "sv5-85", energy = "FF" } } },
    opponent = { active = "sv6-61" },
  }
  t:equal(t.me.bench[1].hp, 70)
  return t.me.active.hp
end

test("Craftsmanship: 40 more HP for each Fighting Energy", function(t)
  t:equal(hp(t, { conkeldurr, energy = "F" }), 180)
  t:equal(hp(t, { conkeldurr, energy = "FFF" }), 260)
  t:equal(hp(t, { conkeldurr, energy = "FG", attached = { "sv6-167" } }), 220)
end)

test("Craftsmanship: other Energy does not count", function(t)
  t:equal(hp(t, { conkeldurr, energy = "GR", attached = { "sv9-159" } }), 140)
end)

test("Swing Around: 50 more damage for each heads", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { conkeldurr, energy = "FGGG" } },
    opponent = { active = "sv6-61" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Swing Around"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [100] = "1/4", [150] = "1/2", [200] = "1/4" })
end)
