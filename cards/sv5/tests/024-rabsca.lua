local rabsca = "sv5-24"

local function attacked(attacker, active, bench, mine)
  return {
    ruleset = "sv",
    me = { active = attacker, bench = mine },
    opponent = { active = active, bench = bench },
  }
end

local laser, placement = { "sv1-80", energy = "LLL" }, { "me2-46", energy = "P" }

test("Spherical Shield: no damage to Benched Pokémon, from the Active Spot", function(t)
  t:position(attacked(laser, { rabsca, attached = { "sv5-152" } }, { "sv1-36" }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Spherical Shield: from the Bench, itself included", function(t)
  for bench = 1, 2 do
    t:position(attacked(laser, "sv1-86", { rabsca, "sv1-86" }))
    t:attack "Lightning Laser"
    t:answer("opponent bench " .. bench)
    t:changed { ["opponent active damage"] = 90 }
  end
end)

test("Spherical Shield: no effects of attacks on Benched Pokémon", function(t)
  t:position(attacked(placement, "sv1-86", { rabsca, "sv1-36" }))
  t:attack "Sneaky Placement"
  t:answer "opponent bench 2"
  t:unchanged()
end)

test("Spherical Shield: not for the Active Pokémon", function(t)
  t:position(attacked(placement, rabsca, { rabsca }))
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Spherical Shield: not for the other player's Bench", function(t)
  t:position(attacked(laser, "sv1-86", { "sv1-36" }, { rabsca }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Spherical Shield: not from attacks of one's own Pokémon", function(t)
  t:position(attacked({ "sv2-150", energy = "MMM" }, "sv6-61", {}, { rabsca, "sv1-36" }))
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 30)
end)

test("Spherical Shield: Abilities are not attacks", function(t)
  local munkidori = { "sv6-95", energy = "D", damage = 30 }
  t:position(attacked(munkidori, "sv1-86", { rabsca, "sv1-36" }))
  t:use "Adrena-Brain"
  t:answer "opponent bench 2"
  t:answer(3)
  t:equal(t.opponent.bench[2].damage, 30)
end)

test("Spherical Shield: not from the other player's attacks on their own Bench", function(t)
  t:position(attacked({ "sv2-150", energy = "MMM" }, "sv6-61", { rabsca }, { "sv1-36" }))
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)

test("Spherical Shield: effects of one's own attacks", function(t)
  local hurt = { "sv1-36", damage = 50 }
  t:position(attacked({ "sv10-22", energy = "G" }, "sv6-61", {}, { rabsca, hurt }))
  t:attack "Nutrients"
  t:equal(t.me.bench[2].damage, 10)
  t:position(attacked({ "sv10-22", energy = "G" }, "sv6-61", { rabsca }, { hurt }))
  t:attack "Nutrients"
  t:equal(t.me.bench[1].damage, 10)
end)
