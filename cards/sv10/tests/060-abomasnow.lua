local function wood(t, energy, attached)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv10-60", energy = energy, attached = attached },
      bench = { { "sv1-13", energy = "GG" } },
    },
    opponent = { active = { "me1-36", energy = "GG" } },
  }
  t:attack "Frozen Wood"
  return t.opponent.active.damage
end

test("Frozen Wood: 120 more with 2 Grass Energy", function(t)
  t:equal(wood(t, "WWWGG"), 240)
  t:equal(wood(t, "WWWGGG"), 240)
  t:equal(wood(t, "WWWG", { "sv6-167" }), 240)
end)

test("Frozen Wood: not with 1, nor with other Energy", function(t)
  t:equal(wood(t, "WWWG"), 120)
  t:equal(wood(t, "WWWRR"), 120)
  t:equal(wood(t, "WWWG", { "sv5-161" }), 120)
end)
