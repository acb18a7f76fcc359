-- Section 5: winning and losing.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }

test("WIN-01: the last Prize card wins, whatever is in play", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, prizes = 1 },
    opponent = { active = { "neutral-39", damage = 20 }, bench = { "neutral-4" } },
  }
  t:attack "Push"
  t:equal(t.me.prizes_left, 0)
  t:equal(t.winner, "me")
end)

test("WIN-01: one Prize card left is not enough", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, prizes = 2 },
    opponent = { active = { "neutral-39", damage = 20 }, bench = { "neutral-4" } },
  }
  t:attack "Push"
  t:answer(1)
  t:equal(t.me.prizes_left, 1)
  t:equal(t.winner, nil)
  t:equal(t.turn_player, "opponent")
end)

test("WIN-02: no Pokémon left after a Knock Out", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" } },
    opponent = { active = { "neutral-39", damage = 20 } },
  }
  t:attack "Push"
  t:answer(1)
  t:equal(t.winner, "me")
  t:equal(t.me.prizes_left, 5)
end)

test("WIN-02: the last Pokémon leaves play without a Knock Out", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-29" } },
    opponent = { active = "neutral-1", hand = { "neutral-4" } },
  }
  t:play "neutral-29"
  t:equal(t.winner, "me")
  t:equal(t.me.prizes_left, 6)
end)

test("WIN-02: the own last Pokémon is lost in the opponent's turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-39", damage = 20 }, hand = { "neutral-4" } },
    opponent = { active = { "neutral-4", energy = "G" } },
  }
  t:end_turn()
  t:attack "Push"
  t:answer(1)
  t:equal(t.winner, "opponent")
end)

test("WIN-03 TURN-02: no card to draw at the turn's start: lost", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4" },
    opponent = { active = "neutral-4", deck = {}, hand = { "neutral-15" } },
  }
  t:end_turn()
  t:equal(t.winner, "me")
  t:equal(#t:events("draw_failed"), 1)
end)

test("WIN-03: the last card drawn is not a loss yet", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", deck = {} },
    opponent = { active = "neutral-4", deck = { "neutral-15" } },
  }
  t:end_turn()
  t:equal(t.winner, nil)
  t:equal(t.opponent.hand, { "neutral-15" })
  t:end_turn()
  t:equal(t.winner, "opponent")
end)

test("WIN-04 QTY-03 EX-17 EX-18: no loss by an effect's draw", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-4", energy = "G" },
      hand = { "neutral-15" },
      deck = { "neutral-1", "neutral-2", "neutral-3" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-15"
  t:equal(t.me.hand, { "neutral-1", "neutral-2", "neutral-3" })
  t:equal(t.me.deck, {})
  t:equal(t.winner, nil)
  t:equal(t.turn_player, "me")
  t:attack "Push"
  t:equal(t.winner, nil)
  t:end_turn()
  t:equal(t.winner, "opponent")  -- the draw of the next turn
end)

-- Section 17: ways to win that coincide, and ways that decide alone. Tests of Knock Outs of both
-- Active Pokémon are in tests/engine/sudden_death_test.cpp.

test("SIM-01 WIN-02: the last Pokémon removed without a Knock Out", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-132" },
    opponent = { active = "neutral-4" },
  }
  t:attack "Banish"
  t:equal(t.winner, "me")
  t:equal(t.me.prizes_left, 6)
  t:position {
    ruleset = profile,
    me = { active = "neutral-132" },
    opponent = { active = "neutral-4" },
  }
  t:attack "Vanish"
  t:equal(t.winner, "opponent")
end)

test("SIM-01: a Benched Pokémon replaces one that was removed", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-132" },
    opponent = { active = "neutral-4", bench = { "neutral-1" }, deck = { "dp1-123" } },
  }
  t:attack "Banish"
  t:equal(t.winner, nil)
  t:equal(t.opponent.active.id, "neutral-1")
end)

test(
  "SIM-01: the last Prize card, and nobody to replace one that was removed",
  all,
  function(t, profile)
    for prizes = 1, 2 do
      t:position {
        ruleset = profile,
        me = { active = "neutral-132", prizes = prizes },
        opponent = { active = "neutral-4", bench = { "neutral-1" } },
      }
      t:attack "Banish All"
      if t:asked() then t:answer(1) end
      t:equal(t.winner, "me")
      t:equal(t.me.prizes_left, prizes - 1)
    end
  end
)

local function last_prize(profile, theirs)
  return {
    ruleset = profile,
    me = { active = "vocabulary-50", bench = { "neutral-4", "neutral-1" }, prizes = 1 },
    opponent = theirs,
  }
end

test("NOTE-14: nobody is promoted once the last Prize is taken", all, function(t, profile)
  t:position(last_prize(profile, { active = "neutral-1", bench = { "neutral-4", "neutral-1" } }))
  t:attack "Strike and Vanish"
  t:equal(t:asked(), nil)
  t:equal(t.winner, "me")
  t:equal(t:events("promoted"), {})
end)

test(
  "NOTE-14: nor when it is due only after the promotion, at the Checkup",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-4", prizes = 1 },
      opponent = {
        active = { "neutral-1", damage = 40, conditions = { "poisoned" } },
        bench = { "neutral-4", "neutral-1" },
      },
    }
    t:end_turn()
    t:equal(t:asked(), nil)
    t:equal(t.winner, "me")
  end
)

test("NOTE-14: with a Prize left the promotion is asked", all, function(t, profile)
  local position = last_prize(profile, {
    active = "neutral-1",
    bench = { "neutral-4", "neutral-1" },
  })
  position.me.prizes = 2
  t:position(position)
  t:attack "Strike and Vanish"
  t:answer(1)
  t:answer "opponent bench 1"
  t:answer "bench 1"
  t:equal(t.winner, nil)
end)
