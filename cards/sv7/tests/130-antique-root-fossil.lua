local function attacked(attacker, energy, root)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker, energy = energy } },
    opponent = root == "bench" and { active = "sv9-64", bench = { "sv7-130" } }
      or { active = root, bench = { "sv9-64" } },
  }
end

test("Primal Root: attacks of Basic Pokémon cost one more while it is Active", function(t)
  t:position(attacked("sv9-64", "PPP", "sv7-130"))
  t:illegal("attack", "Victory Symbol")
end)

test("Primal Root: not from the Bench, and not for Evolution Pokémon", function(t)
  t:position(attacked("sv9-64", "PPP", "bench"))
  t:attack "Victory Symbol"
  t:position(attacked("me1-43", "W", "sv7-130"))
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.damage, 20)
end)

test("FOS-04: it can't retreat", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv7-130", energy = "L" }, bench = { "sv9-64" } },
    opponent = { active = "sv9-64" },
  }
  t:illegal("retreat", "bench 1")
end)

local fossil = "sv7-130"

test("Fossil: played onto the Bench as a Basic Pokémon, any number of them", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv9-64", hand = { fossil, fossil } },
    opponent = { active = "sv9-64" },
  }
  t:bench(fossil)
  t:bench(fossil)
  t:equal(t.me.bench[1].id, fossil)
  t:equal(t.me.bench[1].hp, 60)
  t:equal(#t.me.bench, 2)
end)

test("Fossil: it is an Item card, and a Basic Pokémon only in play", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv8pt5-4" },
    opponent = { active = "sv9-64", hand = { fossil, "sv1-13" } },
  }
  t:attack "Itchy Pollen"
  t:illegal("bench", fossil)
  t:legal("bench", "sv1-13")
end)

test("Fossil: no Special Condition", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-150", energy = "PPP" } },
    opponent = { active = { fossil, attached = { "sv5-152" } } },
  }
  t:attack "Cruel Slash"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Fossil: discarded from the Bench with what is attached, in the turn it is played", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv9-64", hand = { fossil, "dp1-123" } },
    opponent = { active = "sv9-64" },
  }
  t:bench(fossil)
  t:attach("dp1-123", "bench 1")
  t:use("Fossil", "bench 1")
  t:changed {
    ["me hand"] = { "- Antique Root Fossil", "- Grass Energy" },
    ["me discard"] = { "+ Antique Root Fossil", "+ Grass Energy" },
    ["energy attached this turn"] = true,
  }
end)

test("Fossil: discarded from the Active Spot, and the turn goes on", function(t)
  t:position {
    ruleset = "sv",
    me = { active = fossil, bench = { "sv9-64", "sv1-13" } },
    opponent = { active = "sv9-64" },
  }
  t:use("Fossil", "active")
  t:answer "bench 2"
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.prizes_left, 6)
  t:equal(t.turn_player, "me")
end)

test("Fossil: the only Pokémon in play, its player loses", function(t)
  t:position { ruleset = "sv", me = { active = fossil }, opponent = { active = "sv9-64" } }
  t:use("Fossil", "active")
  t:equal(t.winner, "opponent")
end)

test("Fossil: not in the opponent's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv9-64" },
    opponent = { active = "sv9-64", bench = { fossil } },
  }
  t:illegal("use", "Fossil", "opponent bench 1")
end)

test("Fossil: Knocked Out, 1 Prize card", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLLL" } },
    opponent = { active = fossil, bench = { "sv9-64" } },
  }
  t:attack "Lightning Laser"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)
