local crustle = "zsv10pt5-52"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker, hand = { "6 dp1-123" } },
    opponent = { active = active, bench = bench or { "sv1-36" } },
  }
end

local palafin = { "sv6-61", energy = "W" }
local exeggutor = { "me2pt5-78", energy = "PPP" }

test("Sturdy: from full HP it stays with 10 HP", function(t)
  t:position(attacked(palafin, crustle))
  t:attack "Giga Impact"
  t:equal(t.opponent.active.id, crustle)
  t:equal(t.opponent.active.hp - t.opponent.active.damage, 10)
  t:equal(t.me.prizes_left, 6)
end)

test("Sturdy: damage of exactly its HP", function(t)
  t:position(attacked(exeggutor, crustle))
  t:attack "Double-Edge"
  t:equal(t.opponent.active.damage, 140)
end)

test("Sturdy: not with a damage counter on it", function(t)
  t:position(attacked(exeggutor, { crustle, damage = 10 }))
  t:attack "Double-Edge"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Sturdy: less damage is not changed", function(t)
  t:position(attacked({ "sv1-80", energy = "LL" }, crustle))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Sturdy: with more HP, from those", function(t)
  t:position(attacked(palafin, { crustle, attached = { "sv5-152" } }))
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 240)
end)

test("Sturdy: on the Bench, too", function(t)
  t:position(attacked({ "me2pt5-22", energy = "RRR" }, "sv1-80", { crustle }))
  t:attack "Explosion Y"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 140)
end)

test("Sturdy: not when an attack Knocks it Out without damage", function(t)
  t:position(attacked({ "sv10-18", energy = "G" }, crustle))
  t:attack "Hydra Breath"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Sturdy: not for other Pokémon", function(t)
  t:position(attacked(palafin, "sv1-80", { crustle }))
  t:attack "Giga Impact"
  t:answer(1)
  t:equal(t.opponent.active.id, crustle)
end)

test("Stone Edge: heads, 60 more damage", function(t)
  for coin, damage in pairs { H = 140, T = 80 } do
    t:position {
      ruleset = "sv",
      me = { active = { crustle, energy = "FFF" } },
      opponent = { active = "me1-36" },
    }
    t:coins(coin)
    t:attack "Stone Edge"
    t:equal(t.opponent.active.damage, damage)
  end
end)
