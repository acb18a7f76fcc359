local art, darkness, nickit = "sv6pt5-59", "dp1-129", "me1-89"

local function position(active, bench, deck)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { art }, deck = deck },
    opponent = { active = nickit },
  }
end

test("Janine's Secret Art: Energy for 2, and the Active Pokémon is Poisoned", function(t)
  t:position(position(nickit, { nickit, nickit }, { "dp1-123", "3 dp1-129" }))
  t:play(art)
  t:options { "active", "bench 1", "bench 2" }
  t:fails(function() t:answer("active", "bench 1", "bench 2") end, "picks")
  t:answer("active", "bench 2")
  t:answer(darkness)
  t:answer(darkness)
  t:changed {
    ["active energy"] = { "+ Darkness Energy" },
    ["active conditions"] = { "+ poisoned" },
    ["active poison counters"] = 1,
    ["bench 2 energy"] = { "+ Darkness Energy" },
    ["me deck"] = { "- 2 Darkness Energy" },
    ["me hand"] = { "- Janine's Secret Art" },
    ["me discard"] = { "+ Janine's Secret Art" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Janine's Secret Art: 2 Benched Pokémon, no Poison", function(t)
  t:position(position(nickit, { nickit, nickit }, { "3 dp1-129" }))
  t:play(art)
  t:answer("bench 1", "bench 2")
  t:answer(darkness)
  t:answer(darkness)
  t:equal(t.me.bench[1].energy, "D")
  t:equal(t.me.bench[2].energy, "D")
  t:equal(t.me.active.conditions, {})
end)

test("Janine's Secret Art: only 1 of 2", function(t)
  t:position(position(nickit, { nickit }, { "3 dp1-129" }))
  t:play(art)
  t:answer "active"
  t:answer(darkness)
  t:equal(t.me.active.energy, "D")
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Janine's Secret Art: no Poison if the Active Pokémon got none", function(t)
  t:position(position(nickit, { nickit }, { "3 dp1-129" }))
  t:play(art)
  t:answer("active", "bench 1")
  t:answer "stop"
  t:answer(darkness)
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[1].energy, "D")
end)

test("Janine's Secret Art: only Basic Darkness Energy", function(t)
  t:position(position(nickit, {}, { "dp1-123", "sv10-182", "dp1-129", nickit }))
  t:play(art)
  t:options { darkness }
  t:answer(darkness)
  t:equal(t.me.active.energy, "D")
end)

test("Janine's Secret Art: only for Darkness Pokémon", function(t)
  t:position(position("sv1-13", { nickit, "sv1-36" }, { "3 dp1-129" }))
  t:play(art)
  t:answer(darkness)
  t:equal(t.me.bench[1].energy, "D")
  t:equal(t.me.active.conditions, {})
end)

test("Janine's Secret Art: not without a Darkness Pokémon", function(t)
  t:position(position("sv1-13", { "sv1-36" }, { "3 dp1-129" }))
  t:illegal("play", art)
end)
