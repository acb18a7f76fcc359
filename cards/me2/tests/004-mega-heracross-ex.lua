local function heracross(mine, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = { "me2-4", energy = mine or "GG" }, bench = { "sv1-13" } },
    opponent = { active = theirs or "me1-36", bench = bench },
  }
end

test("Juggernaut Horn: 100 without damage in the opponent's last turn", function(t)
  t:position(heracross())
  t:end_turn()
  t:end_turn()
  t:attack "Juggernaut Horn"
  t:equal(t.opponent.active.damage, 100)
end)

test("Juggernaut Horn: older damage does not count", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-4", energy = "GG", damage = 50 } },
    opponent = { active = { "me1-60", energy = "P" } },
  }
  t:attack "Juggernaut Horn"
  t:equal(t.opponent.active.damage, 100)
  t:attack "Mega Symphonia"
  t:equal(t.me.active.damage, 100)
  t:end_turn()
  t:end_turn()
  t:attack "Juggernaut Horn"
  t:equal(t.opponent.active.damage, 200)
end)

test("Juggernaut Horn: as much more as attacks did in the opponent's last turn", function(t)
  t:position(heracross("GG", { "me1-60", energy = "PP" }))
  t:end_turn()
  t:attack "Mega Symphonia"
  t:equal(t.me.active.damage, 100)
  t:attack "Juggernaut Horn"
  t:equal(t.opponent.active.damage, 200)
end)

test("Juggernaut Horn: the damage that was done, after Weakness", function(t)
  t:position(heracross("GG", { "sv1-38", energy = "RRR" }))
  t:end_turn()
  t:attack "Passionate Singing"
  t:equal(t.me.active.damage, 100)
  t:attack "Juggernaut Horn"
  t:explain { { "base", 200, by = "me2-4" }, { "result", 200 } }
  t:answer(1)
end)

test("Juggernaut Horn: damage on the Bench counts, that of another Pokémon does not", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "L" }, bench = { { "me2-4", energy = "GG" } } },
    opponent = { active = { "sv1-80", energy = "LLL" } },
  }
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t.me.active.damage, 90)
  t:equal(t.me.bench[1].damage, 30)
  t:retreat "bench 1"
  t:attack "Juggernaut Horn"
  t:explain { { "base", 130, by = "me2-4" }, { "result", 130 } }
  t:answer(1)
end)

test("Juggernaut Horn: damage counters are not damage", function(t)
  t:position(heracross("GG", { "sv1-90", energy = "PPP" }))
  t:end_turn()
  t:attack "Curse Spreading"
  for _ = 1, 8 do t:answer "active" end
  t:equal(t.me.active.damage, 80)
  t:attack "Juggernaut Horn"
  t:equal(t.opponent.active.damage, 100)
end)

test("Mountain Ramming: the top 2 cards of the opponent's deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-4", energy = "GGG" }, deck = { "2 sv1-13" } },
    opponent = { active = "me1-36", deck = { "sv1-20", "sv1-36", "sv1-52", "sv1-63" } },
  }
  t:attack "Mountain Ramming"
  t:changed {
    ["opponent active damage"] = 170,
    ["opponent deck"] = true,
    ["opponent discard"] = { "+ Smoliv", "+ Fuecoco" },
    ["opponent hand"] = { "+ Quaxly" },
  }
end)

test("MEGA-05: a Basic Pokémon, 3 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" }, hand = { "me2-4" } },
    opponent = { active = { "me2-4", damage = 60 }, bench = { "sv1-13" } },
  }
  t:bench "me2-4"
  t:attack "Pulse Launcher"
  t:answer("#1", "#2", "#3")
  t:equal(t.me.prizes_left, 3)
end)
