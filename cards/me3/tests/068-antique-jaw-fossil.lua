local function attacked(jaw, attacker, energy)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker or "svp-179", energy = energy or "PP" } },
    opponent = jaw == "active" and { active = "me3-68", bench = { "sv9-64" } }
      or { active = "sv9-64", bench = { "me3-68" } },
  }
end

test(
  "Intimidating Jaw: 30 less damage of the opponent's Active Pokémon while it is Active",
  function(t)
    t:position(attacked "active")
    t:attack "Aurora Beam"
    t:equal(t.opponent.active.damage, 20)
  end
)

test("Intimidating Jaw: for all Pokémon of its side", function(t)
  t:position(attacked("active", "me1-43", "W"))
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Intimidating Jaw: not from the Bench", function(t)
  t:position(attacked "bench")
  t:attack "Aurora Beam"
  t:equal(t.opponent.active.damage, 50)
end)

test("FOS-04: it can't retreat", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me3-68", energy = "L" }, bench = { "sv9-64" } },
    opponent = { active = "sv9-64" },
  }
  t:illegal("retreat", "bench 1")
end)

local fossil = "me3-68"

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
  t:changed { ["opponent active damage"] = 110 }
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
    ["me hand"] = { "- Antique Jaw Fossil", "- Grass Energy" },
    ["me discard"] = { "+ Antique Jaw Fossil", "+ Grass Energy" },
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
