local function root_fossil(t, id, into)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, hand = { id, into } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench(id)
  t:end_turn()
  t:attack "Gnaw"
  t:answer(1)
end

test("Spongy Stone: a damage counter goes between turns", function(t)
  root_fossil(t, "ex16-86", "ex16-52")
  t:end_turn()
  t:attack "Lava Burn"
  t:equal(t.me.active.damage, 10)
  t:end_turn()
  t:equal(t.me.active.damage, 0)
end)

test("Spongy Stone: Lileep has it no longer", function(t)
  root_fossil(t, "ex16-86", "ex16-52")
  t:evolve("ex16-52", "active")
  t:end_turn()
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 20)  -- Weakness
end)

-- A position cannot contain a Fossil, so it replaces a Knocked Out Pokémon.
local function fossil(t, hand)
  t:position {
    ruleset = "sv",
    me = { active = "sv8-70", hand = hand },
    opponent = { active = { "sv10-38", energy = "RRRR" } },
  }
  t:bench "ex16-86"
  t:end_turn()
  t:attack "Scorching Fire"
  t:answer(1)
  t:equal(t.me.active.id, "ex16-86")
end

test("Fossil: it can't be affected by Special Conditions", function(t)
  fossil(t, { "ex16-86" })
  t:end_turn()
  t:attack "Cruel Coal"
  t:equal(t.me.active.conditions, {})
end)

test("Fossil: it can't retreat", function(t)
  fossil(t, { "ex16-86", "sv8-70", "dp1-124" })
  t:bench "sv8-70"
  t:attach("dp1-124", "active")
  t:illegal("retreat", "bench 1")
end)

test("Fossil: its owner may discard it and its cards from the Active Spot", function(t)
  fossil(t, { "ex16-86", "sv8-70", "dp1-124" })
  t:end_turn()
  t:illegal("use", "Fossil")
  t:end_turn()
  t:bench "sv8-70"
  t:attach("dp1-124", "active")
  t:use "Fossil"
  t:equal(t.me.active.id, "sv8-70")
  t:equal(t.me.discard, { "sv8-70", "ex16-86", "dp1-124" })
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.turn_player, "me")
end)

test("Fossil: with nobody on the Bench, to discard it loses", function(t)
  fossil(t, { "ex16-86" })
  t:use "Fossil"
  t:equal(t.winner, "opponent")
end)

test("Fossil: discarded from the Bench, in the turn it came, and another one", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv8-70", hand = { "2 ex16-86" } },
    opponent = { active = "sv1-80" },
  }
  t:bench "ex16-86"
  t:bench "ex16-86"
  t:use("Fossil", "bench 2")
  t:use("Fossil", "bench 1")
  t:equal(#t.me.bench, 0)
  t:equal(t.me.discard, { "ex16-86", "ex16-86" })
  t:equal(t:events("knocked_out"), {})
  t:equal(t.opponent.prizes_left, 6)
end)

test("Fossil: Knocked Out, it counts for nothing", function(t)
  fossil(t, { "ex16-86", "sv8-70" })
  t:bench "sv8-70"
  t:end_turn()
  t:attack "Scorching Fire"
  t:equal(t.me.active.id, "sv8-70")
  t:equal(t.me.discard, { "sv8-70", "ex16-86" })
  t:equal(t.opponent.prizes_left, 5)
end)

test("Fossil: Lileep has it no longer", function(t)
  fossil(t, { "ex16-86", "ex16-52" })
  t:evolve("ex16-52", "active")
  t:illegal("use", "Fossil")
  t:end_turn()
  t:coins "T"
  t:attack "Cruel Coal"
  t:equal(t.me.active.conditions, { "burned", "confused" })
end)
