-- Section 14: names. Their meaning for decks is tested in tests/engine/deck_check_test.cpp and
-- tests/engine/names_test.cpp.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall = "neutral-4"

test(
  "NAME-01 NAME-02 EX-24: " .. "the name decides what evolves, a level is not part of it",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-1", bench = { "neutral-9" }, hand = { "neutral-2" } },
      opponent = { active = wall },
    }
    t:legal("evolve", "neutral-2", "active")
    t:legal("evolve", "neutral-2", "bench 1")
  end
)

test("NAME-05 OWN-01 EX-24 EX-51 EX-52: an owner is part of the name", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-6", bench = { "neutral-1" }, hand = { "neutral-2", "neutral-7" } },
    opponent = { active = wall },
  }
  t:illegal("evolve", "neutral-2", "active")
  t:legal("evolve", "neutral-7", "active")
  t:illegal("evolve", "neutral-7", "bench 1")
  t:legal("evolve", "neutral-2", "bench 1")
end)

test("NAME-07 EX-51: ex is part of the name", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-10", hand = { "neutral-2" } },
    opponent = { active = wall },
  }
  t:illegal("evolve", "neutral-2", "active")
end)

test("NAME-09: a text that names Unown means those of every letter", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = wall,
      hand = { "neutral-122" },
      deck = { "neutral-120", "neutral-1", "neutral-121", "neutral-120" },
    },
    opponent = { active = wall },
  }
  t:play "neutral-122"
  t:options("neutral-120", "neutral-121")
  t:answer("neutral-120", "neutral-121")
  t:equal(t.me.hand, { "neutral-120", "neutral-121" })
end)

test(
  "NAME-10 T-42 EX-40: " .. "the own name means the Pokémon that uses the attack",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-68", damage = 40 } },
      opponent = { active = { "neutral-54", damage = 10 } },
    }
    t:attack "Copy"
    t:answer "Tally"
    t:equal(t.opponent.active.damage, 50)  -- 10, plus 10 for each of the 4 counters on the Mimic
    t:position {
      ruleset = profile,
      me = { active = "neutral-68" },
      opponent = { active = { "neutral-54", damage = 50 } },
    }
    t:attack "Copy"
    t:answer "Tally"
    t:equal(t.opponent.active.damage, 50)
  end
)

test("NAME-10 ATK-07: a copied attack needs no Energy of its own", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-68" },
    opponent = { active = "neutral-50" },
  }
  t:attack "Copy"
  t:answer "Blaze"
  t:equal(t.opponent.active.damage, 60)
end)
