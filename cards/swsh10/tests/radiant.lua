-- The rules of Radiant Pokémon (section 18.5). Deck rules: ptcg deck.

local greninja, hawlucha = "swsh10-46", "swsh10-81"

local eras = { rulesets = { "sm", "sv" } }

test("RAD-02: is a Basic Pokémon", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", hand = { greninja } },
    opponent = { active = "sm1-42" },
  }
  t:bench(greninja)
  t:equal(t.me.bench[1].id, greninja)
end)

test("RAD-02: has a Rule Box, and is worth 1 Prize card", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    stadium = "swsh6-148",  -- Path to the Peak
    me = { active = { "sm1-24", energy = "R" }, bench = { hawlucha } },
    opponent = { active = "swsh1-142", bench = { { greninja, damage = 120 } } },
  }
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 10)  -- without Big Match
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { greninja, damage = 120 }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)
