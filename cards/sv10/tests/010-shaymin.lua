local shaymin = "sv10-10"

local function laser(active, bench, mine)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" }, bench = mine },
    opponent = { active = active, bench = bench },
  }
end

test("Flower Curtain: no damage to Benched Pokémon without a Rule Box", function(t)
  t:position(laser("sv6-61", { shaymin, "sv1-36" }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 180 }
  t:position(laser("sv6-61", { shaymin, "sv1-36" }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 180 }
end)

test("Flower Curtain: Benched Pokémon with a Rule Box take damage", function(t)
  for _, id in ipairs { "sv1-86", "swsh1-141", "me1-36", "swsh10-46" } do
    t:position(laser("sv6-61", { shaymin, id }))
    t:attack "Lightning Laser"
    t:answer "opponent bench 2"
    t:equal(t.opponent.bench[2].damage, 30)
  end
end)

test("Flower Curtain: from the Active Spot, which takes damage", function(t)
  t:position(laser({ shaymin, attached = { "sv5-152" } }, { "sv1-36" }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Flower Curtain: not for the other player's Bench", function(t)
  t:position(laser("sv6-61", { "sv1-36" }, { shaymin }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Flower Curtain: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-91", energy = "WPF" } },
    opponent = { active = "sv6-61", bench = { shaymin, "sv1-38" } },
  }
  t:attack "Barite Jail"
  t:equal(t.opponent.bench[2].damage, 80)
end)

test("Flower Curtain: my own attack damages my Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { shaymin, "sv1-36" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 30)
end)

test("Flower Curtain: the opponent's own attack damages their Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { "sv1-36" } },
    opponent = { active = "sv6-61", bench = { shaymin } },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)
