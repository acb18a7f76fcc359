local bouffalant = "sv8-151"

local function ram(attacker, damage, bench)
  return {
    ruleset = "sv",
    me = { active = { bouffalant, energy = "GG", damage = damage }, bench = bench },
    opponent = { active = attacker },
  }
end

test("Ready to Ram: 6 damage counters in the opponent's next turn only", function(t)
  t:position(ram { "sv5-38", energy = "RR" })
  t:attack "Ready to Ram"
  t:attack "Heat Blast"
  t:changed { ["active damage"] = 60, ["opponent active damage"] = 100 }
  t:end_turn()
  t:attack "Heat Blast"
  t:changed { ["active damage"] = 120 }
end)

test("Ready to Ram: even if this Pokémon is Knocked Out", function(t)
  t:position(ram({ "sv5-38", energy = "RR" }, 80, { "sv1-13" }))
  t:attack "Ready to Ram"
  t:attack "Heat Blast"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.active.damage, 100)
end)

test("Ready to Ram: not for an attack without damage", function(t)
  t:position(ram { "sv6-118", energy = "D" })
  t:attack "Ready to Ram"
  t:attack "Poison Spray"
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 40)
end)

test("Ready to Ram: not for damage to another Pokémon", function(t)
  t:position(ram({ "sv10-23", energy = "G" }, 0, { "sv5-123" }))
  t:attack "Ready to Ram"
  t:attack "Oil Salvo"
  for _ = 1, 6 do t:answer "bench 1" end
  t:equal(t.me.bench[1].damage, 120)
  t:equal(t.opponent.active.damage, 40)
end)

test("Smashing Headbutt: discards 2 Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { bouffalant, energy = "GGRW" } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Smashing Headbutt"
  t:answer "dp1-124"
  t:answer "dp1-123"
  t:changed {
    ["opponent active damage"] = 150,
    ["active energy"] = { "- Fire Energy", "- Grass Energy" },
    ["me discard"] = { "+ Fire Energy", "+ Grass Energy" },
  }
end)
