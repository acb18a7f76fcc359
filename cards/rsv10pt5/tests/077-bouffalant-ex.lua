local bouffalant, miltank = "rsv10pt5-77", "dp3-55"

local function attacked_by(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

test("Bouffer: 30 less damage", function(t)
  t:position(attacked_by({ "sv1-80", energy = "LLL" }, bouffalant, { miltank }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 30 }
end)

test("Bouffer: on the Bench, and not for another Pokémon", function(t)
  t:position(attacked_by({ "sv1-80", energy = "LLL" }, "me1-36", { bouffalant }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Bouffer: after Weakness", function(t)
  t:position(attacked_by({ "me1-74", energy = "FF" }, bouffalant))
  t:attack "Power Gem"
  t:explain {
    { "base", 50, by = "me1-74" },
    { "weakness", 100 },
    { "defender_texts", 70, by = bouffalant },
    { "result", 70 },
  }
end)

test("Bouffer: not less than nothing, and its own attacks are not reduced", function(t)
  t:position(attacked_by({ "sv1-13", energy = "GG" }, bouffalant))
  t:attack "Leafage"
  t:unchanged()
  t:position(attacked_by({ bouffalant, energy = "GGG" }, "sv1-38"))
  t:attack "Gold Breaker"
  t:equal(t.opponent.active.damage, 100)
end)

test("Bouffer: also from its own player's attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { bouffalant, miltank } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 30)
end)

test("Bouffer: damage counters are not damage", function(t)
  t:position(attacked_by({ "me3-49", energy = "D" }, bouffalant))
  t:attack "Haunt"
  t:equal(t.opponent.active.damage, 30)
end)
