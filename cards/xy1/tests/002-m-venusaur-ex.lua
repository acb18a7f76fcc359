test("Crisis Vine: Paralyzed and Poisoned", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy1-2", energy = "GGGL" } },
    opponent = { active = "xy0-5" },
  }
  t:attack "Crisis Vine"
  t:equal(t:events("damaged")[1].value, 120)
  t:equal(t.opponent.active.conditions, { "paralyzed", "poisoned" })
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  local function mega(more)
    local me = { active = "xy1-1", bench = { "dp3-20" }, hand = { "xy1-2" } }
    for key, value in pairs(more or {}) do me[key] = value end
    return { ruleset = ruleset, me = me, opponent = { active = "xy0-5" } }
  end

  test("MEGA-02, EX-27 (" .. ruleset .. "): it evolves from Venusaur-EX alone", function(t)
    t:position(mega())
    t:legal("evolve", "xy1-2", "active")
    t:illegal("evolve", "xy1-2", "bench 1")
  end)

  test("MEGA-02 (" .. ruleset .. "): not from one that came into play this turn", function(t)
    t:position(mega { active = { "xy1-1", new = true } })
    t:illegal("evolve", "xy1-2")
  end)

  test("MEGA-02 (" .. ruleset .. "): not in the player's first turn", function(t)
    local position = mega()
    position.turn = 1
    t:position(position)
    t:illegal("evolve", "xy1-2")
  end)

  test("MEGA-02 (" .. ruleset .. "): it is an Evolution card, and no Basic Pokémon", function(t)
    t:position(mega { hand = { "sm1-134", "sv1-181" }, deck = { "xy1-2", "dp1-124", "xy1-1" } })
    t:coins "HT"
    t:play "sm1-134"
    t:options { "xy1-2" }
    t:answer "xy1-2"
    t:play "sv1-181"
    t:options { "xy1-1" }
    t:answer "stop"
    t:illegal("bench", "xy1-2")
  end)

  test("MEGA-02 (" .. ruleset .. "): it is neither Stage 1 nor Stage 2", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "dp3-113", energy = "LL" } },
      opponent = { active = "xy1-2" },
    }
    t:attack "Frighten Horn"  -- but evolved
    t:equal(t.opponent.active.conditions, {})
    t:equal(t.opponent.active.under, { "xy1-1" })
  end)

  test("MEGA-03, EX-27 (" .. ruleset .. "): the turn ends, on the Bench, too", function(t)
    for place, me in pairs {
      active = { active = { "xy1-1", energy = "GGLL" } },
      ["bench 1"] = { active = { "bw1-66", energy = "LL" }, bench = { "xy1-1" } },
    } do
      me.hand = { "xy1-2" }
      t:position { ruleset = ruleset, me = me, opponent = { active = "xy0-5" } }
      t:evolve("xy1-2", place)
      t:equal(t.turn, 4)
      t:equal(t.turn_player, "opponent")
      t:equal(t.opponent.active.damage, 0)
    end
  end)

  test("MEGA-03 (" .. ruleset .. "): the steps between turns follow", function(t)
    t:position(mega { active = "bw1-1", bench = { "xy1-1" } })
    t:evolve("xy1-2", "bench 1")
    t:events { { "evolved" }, { "turn_ended" }, { "turn_began" } }
  end)

  -- Directly to the steps between turns: all of them, with nothing in between.
  test("MEGA-03 (" .. ruleset .. "): the Checkup is held", function(t)
    t:position(mega { active = { "bw1-1", conditions = { "poisoned" } }, bench = { "xy1-1" } })
    t:evolve("xy1-2", "bench 1")
    t:events {
      { "evolved" },
      { "turn_ended" },
      { "checkup_began" },
      { "turn_began" },
      only = { "turn_ended", "checkup_began", "turn_began", "attack_announced" },
    }
    t:equal(t.me.active.damage, 10)
    t:equal(t.turn_player, "opponent")
  end)

  test("MEGA-03 (" .. ruleset .. "): another Evolution does not end the turn", function(t)
    t:position(mega { active = "xy8-48", hand = { "xy8-49" } })
    t:evolve("xy8-49", "active")
    t:equal(t.turn, 3)
    t:equal(t:purpose(), "main_phase")
  end)

  test("MEGA-04, EX-27 (" .. ruleset .. "): its Knock Out is worth 2 Prize cards", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "xy1-2", damage = 210 }, bench = { "bw1-1" } },
    }
    t:attack "Bite"
    t:answer(1, 2)
    t:equal(t.me.prizes_left, 4)
    t:equal(t.opponent.discard, { "xy1-1", "xy1-2" })
  end)

  test("EVO-05 (" .. ruleset .. "): it has no attack of Venusaur-EX", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy1-2", energy = "GGGL" } },
      opponent = { active = "xy0-5" },
    }
    t:illegal("attack", "Jungle Hammer")
  end)
end
