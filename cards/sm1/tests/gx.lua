-- The rules of Pokémon-GX (section 18.4), shown with Incineroar-GX and Primarina-GX.

local incineroar_gx, primarina_gx = "sm1-27", "sm1-42"

local eras = { rulesets = { "sm", "sv" } }

test("GX-02: one GX attack a game for each player", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { primarina_gx, energy = "WW", damage = 10 } },
    opponent = { active = { primarina_gx, energy = "WW", damage = 10 } },
  }
  t:attack "Grand Echo-GX"
  t:attack "Grand Echo-GX"
  t:changed { ["active damage"] = 0, ["opponent active damage"] = 0 }
  t:illegal("attack", "Grand Echo-GX")
  t:legal("attack", "Bubble Beat")
  t:end_turn()
  t:illegal("attack", "Grand Echo-GX")
  t:legal("attack", "Bubble Beat")
end)

test("GX-02 EX-65: not with another Pokémon-GX either", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = { primarina_gx, energy = "WW" },
      bench = { { incineroar_gx, energy = "RRR" } },
    },
    opponent = { active = "sm1-26" },
  }
  t:attack "Grand Echo-GX"
  t:end_turn()
  t:retreat "bench 1"
  t:illegal("attack", "Burning Slam-GX")
  t:legal("attack", "Tiger Swing")
end)

test("GX-02 GAP-07: a GX attack that Confusion stops may be used later", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { primarina_gx, energy = "WW", conditions = { "confused" } } },
    opponent = { active = "sm1-26" },
  }
  t:coins "T"
  t:attack "Grand Echo-GX"
  t:equal(t.me.active.damage, 30)
  t:end_turn()
  t:coins "H"
  t:attack "Grand Echo-GX"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:illegal("attack", "Grand Echo-GX")
end)

test("GX-03 EX-61: Brionne evolves into Primarina or Primarina-GX", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-40", bench = { "sm1-40" }, hand = { "sm1-41", primarina_gx } },
    opponent = { active = "sm1-26" },
  }
  t:evolve(primarina_gx, "active")
  t:evolve("sm1-41", "bench 1")
  t:equal(t.me.active.id, primarina_gx)
  t:equal(t.me.active.under, { "sm1-40", "sm1-39" })
  t:equal(t.me.bench[1].id, "sm1-41")
end)

test("GX-03: a Stage 2 Pokémon-GX follows the rules of evolving", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-39",
      bench = { { "sm1-40", new = true }, "sm1-41" },
      hand = { primarina_gx },
    },
    opponent = { active = "sm1-26" },
  }
  t:illegal("bench", primarina_gx)
  t:illegal("evolve", primarina_gx, "active")  -- not from its Basic
  t:illegal("evolve", primarina_gx, "bench 1")  -- it evolved this turn
  t:illegal("evolve", primarina_gx, "bench 2")  -- Primarina is no Brionne
end)

test("GX-04: 2 Prize cards for a Knock Out", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { incineroar_gx, damage = 240 }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)
