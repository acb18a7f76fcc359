local leaves = { "sv6-19", energy = "GGG" }

local function with(active, theirs, more)
  return {
    ruleset = "sv",
    me = { active = active, bench = { leaves, more } },
    opponent = { active = theirs, bench = { "me1-36" } },
  }
end

local miraidon = { "sv1-80", energy = "LLL", attached = { "sv5-152" } }
local weak = { "sv1-52", damage = 40 }

local function edge(t, damage)
  t:attack "Avenging Edge"
  t:equal(t.opponent.active.damage, damage)
end

test("Avenging Edge: 100 without a Knock Out", function(t)
  t:position(with(leaves, miraidon))
  edge(t, 100)
end)

test("Avenging Edge: 160 after a Knock Out by an attack's damage", function(t)
  t:position(with(weak, miraidon))
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  edge(t, 160)
end)

test("Avenging Edge: also on the Bench", function(t)
  t:position(with(leaves, miraidon, weak))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "bench 2"
  t:answer(1)
  edge(t, 160)
end)

test("Avenging Edge: not after one of the turn before", function(t)
  t:position(with(weak, miraidon))
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  edge(t, 100)
end)

test("Avenging Edge: not after Poison, nor an effect of an attack", function(t)
  t:position(with({ "sv1-52", damage = 50, conditions = { "poisoned" } }, miraidon))
  t:end_turn()
  t:end_turn()
  t:answer(1)
  edge(t, 100)
  t:position(with({ "sv1-52", damage = 60 }, { "me1-86", energy = "DDD" }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  edge(t, 200)  -- Weakness
end)

test("Avenging Edge: not after a Knock Out of my own turn", function(t)
  t:position(with({ "sv1-65", energy = "LL", damage = 300 }, "me1-36"))
  t:attack "Pulse Launcher"
  t:answer(1, 2)
  t:end_turn()
  edge(t, 320)
end)

test("Avenging Edge: not after one of the opponent's own Pokémon", function(t)
  t:position(with(leaves, { "me2-48", energy = "FF", damage = 110 }))
  t:end_turn()
  t:attack "Double-Edge"
  t:answer(1)
  edge(t, 100)
end)
