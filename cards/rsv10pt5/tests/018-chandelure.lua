local function pillar(discard, theirs)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-18", energy = "R" }, discard = discard },
    opponent = { active = "me2pt5-31", discard = theirs },
  }
end

test("Incendiary Pillar: 100 more with 10 Basic Fire Energy cards", function(t)
  for _, count in ipairs { 10, 11 } do
    t:position(pillar { count .. " dp1-124" })
    t:attack "Incendiary Pillar"
    t:equal(t.opponent.active.damage, 150)
  end
end)

test("Incendiary Pillar: 50 with fewer", function(t)
  t:position(pillar({ "9 dp1-124", "2 swsh3-174", "2 dp1-125" }, { "12 dp1-124" }))
  t:attack "Incendiary Pillar"
  t:equal(t.opponent.active.damage, 50)
end)

test("Burn It All Up: discards all Energy from this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "rsv10pt5-18", energy = "RRW", attached = { "sv9-159", "sv1-193" } },
      bench = { { "sv1-36", energy = "R" } },
    },
    opponent = { active = { "me2pt5-31", energy = "R" } },
  }
  t:attack "Burn It All Up"
  t:changed {
    ["opponent active damage"] = 180,
    ["active energy"] = { "- 2 Fire Energy", "- Water Energy", "- Spiky Energy" },
    ["me discard"] = { "+ 2 Fire Energy", "+ Water Energy", "+ Spiky Energy" },
  }
end)
