-- Section 8.6: Abilities, Poké-Powers and Poké-Bodies in the main phase.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }

test("ABIL-01: of Active and Benched Pokémon, as many as you like", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-11", bench = { "neutral-13", "neutral-11", "neutral-4" } },
    opponent = { active = "neutral-4", bench = { "neutral-13" } },
  }
  t:use("Glow", "active")
  t:use("Pulse", "bench 1")
  t:use("Glow", "bench 2")
  t:use("Pulse", "bench 1")
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.active.damage, 20)
  t:illegal("use", "Pulse", "opponent bench 1")
end)

test("ABIL-02: an Ability follows its own text: once per turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-11" },
    opponent = { active = "neutral-4" },
  }
  t:use "Glow"
  t:illegal("use", "Glow")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Glow")
end)

test("ABIL-02: each Pokémon counts for itself, and an evolved one again", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-11", bench = { "neutral-11" }, hand = { "neutral-46" } },
    opponent = { active = "neutral-4" },
  }
  t:use("Glow", "active")
  t:illegal("use", "Glow", "active")
  t:legal("use", "Glow", "bench 1")
  t:evolve("neutral-46", "active")
  t:use("Glow", "active")
  t:equal(#t.me.hand, 2)
  t:illegal("use", "Glow", "active")
end)

test("POW-02 T-38: a Poké-Power is used by choice, on the Bench too", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, bench = { "neutral-11" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("use", "Glow", "bench 1")
  t:attack "Push"  -- and the player may decline
  t:equal(#t.me.hand, 0)
  t:equal(#t:events("used_text"), 0)
end)

test(
  "POW-01 POW-03 T-38: a Poké-Body holds while its Pokémon is in play, and is not an attack",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-4", energy = "G" }, bench = { "neutral-42" } },
      opponent = { active = { "neutral-42", energy = "G" }, hand = { "neutral-43" } },
    }
    t:illegal("use", "Shell", "bench 1")
    t:illegal("attack", "Shell")
    t:attack "Push"
    t:equal(t.opponent.active.damage, 0)
    t:equal(#t:events("used_text"), 0)
    t:evolve("neutral-43", "opponent active")
    t:end_turn()
    t:attack "Push"
    t:equal(t.opponent.active.damage, 10)
  end
)

test("ABIL-02: one that is used is announced", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", bench = { "neutral-11" } },
    opponent = { active = "neutral-4" },
  }
  t:use "Glow"
  local used = t:events("used_text")
  t:equal(#used, 1)
  t:equal(used[1].card, "neutral-11")
  t:equal(used[1].player, "me")
  t:equal(used[1].place, "bench 1")
end)

test("ABIL-02: one that is always active is not used", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-12" },
    opponent = { active = { "neutral-2", energy = "GG" } },
  }
  t:illegal "use"
  t:end_turn()
  t:attack "Whip"
  t:equal(t.me.active.damage, 20)
  t:equal(#t:events("used_text"), 0)
end)

test("ABIL-02: a condition of the text must be met", all, function(t, profile)
  local position = {
    ruleset = profile,
    me = { active = "neutral-4", bench = { "neutral-45" } },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:illegal("use", "Vigil")  -- "if this Pokémon is your Active Pokémon"
  position.me = { active = "neutral-45" }
  t:position(position)
  t:legal("use", "Vigil")
  position.me = { active = { "neutral-45", conditions = { "poisoned" } } }
  t:position(position)
  t:illegal("use", "Vigil")  -- "not with a Special Condition"
end)

test(
  "ABIL-03: using an Ability is not an attack and does not end the turn",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-11", energy = "R" } },
      opponent = { active = "neutral-4" },
    }
    t:use "Glow"
    t:equal(t.turn_player, "me")
    t:equal(#t:events("attack_announced"), 0)
    t:attack "Flash"
    t:equal(t.opponent.active.damage, 10)
  end
)

test("ABIL-03: an effect on attacks does not touch Abilities", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-11", energy = "R" } },
    opponent = { active = { "neutral-14", energy = "P" } },
  }
  t:end_turn()
  t:attack "Sand"
  t:use "Glow"  -- no coin
  t:equal(#t:events("coin"), 0)
  t:coins "T"
  t:attack "Flash"
  t:equal(t.opponent.active.damage, 0)
end)

-- Another way for a text to stop Abilities: cards/xy7/tests/096-primal-kyogre-ex.lua.
test(
  "TRAIT-01: an Ancient Trait is not stopped with Abilities",
  { rulesets = { "xy", "sm", "sv" } },
  function(t, profile)
    local tinkerer = { "neutral-133" }
    t:position { ruleset = profile, me = { active = tinkerer }, opponent = { active = tinkerer } }
    t:legal("use", "Look Ahead")
    t:legal("use", "Reserve")
    t:attack "Hush"
    t:illegal("use", "Look Ahead")
    t:use "Reserve"
    t:equal(#t.opponent.hand, 2)
    t:end_turn()
    t:legal("use", "Look Ahead")  -- mine still works
  end
)

test(
  "TRAIT-01: an Ancient Trait works on while Abilities are stopped",
  { rulesets = { "xy", "sm", "sv" } },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-133", bench = { "neutral-4" } },
      opponent = { active = { "neutral-2", energy = "GG" } },
    }
    t:attack "Hush"
    t:end_turn()
    t:attack "Hush"
    t:attack "Whip"
    t:equal(t.me.active.damage, 10)
  end
)
