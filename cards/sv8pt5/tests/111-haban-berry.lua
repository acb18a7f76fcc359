local berry = "sv8pt5-111"

local function attacked_by(attacker, active, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

local abomasnow = { "me1-36", attached = { berry } }

test("Haban Berry: 60 less by a Dragon Pokémon, once", function(t)
  t:position(attacked_by({ "sv7-111", energy = "LFF" }, abomasnow))
  t:attack "Dragon Headbutt"
  t:changed {
    ["opponent active damage"] = 70,
    ["opponent active tool"] = { "- Haban Berry" },
    ["opponent discard"] = { "+ Haban Berry" },
  }
  t:end_turn()
  t:attack "Dragon Headbutt"
  t:equal(t.opponent.active.damage, 200)
end)

test("Haban Berry: discarded if the damage becomes 0", function(t)
  t:position(attacked_by({ "sv9-112", energy = "R" }, abomasnow))
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.active.attached, {})
end)

test("Haban Berry: not by other Pokémon", function(t)
  t:position(attacked_by({ "sv1-80", energy = "LLL" }, abomasnow))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Haban Berry: not for another Pokémon", function(t)
  t:position(attacked_by({ "sv7-111", energy = "LFF" }, "sv6-61", { abomasnow }))
  t:attack "Dragon Headbutt"
  t:changed { ["opponent active damage"] = 130 }
end)

test("Haban Berry: on the Bench", function(t)
  t:position(attacked_by({ "sv7-111", energy = "LFF" }, "sv6-61", { abomasnow }))
  t:attack "Thunderburst Storm"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.opponent.bench[1].attached, {})
end)

test("Haban Berry: it stays when an attack does no damage", function(t)
  t:position(attacked_by({ "sv5-123", energy = "R" }, abomasnow))
  t:attack "Burst Roar"
  t:equal(t.opponent.active.attached, { berry })
end)

test("Haban Berry: not for damage that effects do not affect", function(t)
  t:position(attacked_by({ "sv5-119", energy = "RRF" }, abomasnow))
  t:attack "Shred"
  t:changed { ["opponent active damage"] = 130 }
end)
