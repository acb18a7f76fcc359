-- The rules of Prism Star cards (section 18.4).

local giratina, lunala, cyrus, boost = "sm5-58", "sm5-62", "sm5-120", "sm5-136"

local eras = { rulesets = { "sm", "sv" } }

test("PRISM-02 EX-85: a Knocked Out Pokémon goes to the Lost Zone", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = {
      active = { giratina, energy = "P", attached = { boost }, damage = 150 },
      bench = { "sm1-24" },
    },
  }
  t:attack "Bite"
  t:answer(1)
  t:changed {
    ["opponent active"] = "Litten (was opponent bench 1)",
    ["opponent bench 1"] = "nothing",
    ["opponent lost zone"] = { "+ Giratina ◇", "+ Super Boost Energy ◇" },
    ["opponent discard"] = { "+ Psychic Energy" },
    ["me hand"] = { "+ Grass Energy" },
    ["me prizes"] = { "- Grass Energy" },
  }
  t:equal(t.me.prizes_left, 5)
end)

test("PRISM-02: a Supporter goes to the Lost Zone after its effect", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-39", hand = { cyrus } },
    opponent = { active = "sm1-24", bench = { "sm1-24", "sm1-24", "sm1-24" } },
  }
  t:play(cyrus)
  t:answer("opponent bench 1", "opponent bench 2")
  t:equal(t.me.discard, {})
  t:events { { "card_moved", card = cyrus, to = "lost_zone" } }
end)

test(
  "PRISM-02: special Energy that pays to retreat goes to the Lost Zone",
  eras,
  function(t, ruleset)
    t:position {
      ruleset = ruleset,
      me = { active = { "sm1-24", attached = { boost } }, bench = { "sm1-39" } },
      opponent = { active = "sm1-24" },
    }
    t:retreat "bench 1"
    t:equal(t.me.discard, {})
    t:events { { "card_moved", card = boost, to = "lost_zone" } }
  end
)

test("PRISM-02: from the hand, too", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", hand = { "sv1-196", lunala, "dp1-127" } },
    opponent = { active = "sm1-24" },
  }
  t:play "sv1-196"  -- Ultra Ball, for 2 cards
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:events { { "card_moved", card = lunala, to = "lost_zone" } }
end)

test("PRISM-02: from the deck, too", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sv3-128", energy = "DRR" } },  -- Muddy Hammer
    opponent = { active = "swsh1-142", deck = { lunala, "dp1-124", "dp1-124" } },
  }
  t:attack "Muddy Hammer"
  t:equal(t.opponent.discard, {})
  t:events { { "card_moved", card = lunala, to = "lost_zone" } }
end)

test("PRISM-02: what does not go to the discard pile stays free", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-39", hand = { cyrus } },
    opponent = { active = "sm1-24", bench = { "sm1-24", giratina, "sm1-24" }, deck = {} },
  }
  t:play(cyrus)
  t:answer("opponent bench 1", "opponent bench 3")
  t:equal(t.opponent.deck, { giratina })
end)

test("GAP-20: a Pokémon has a Rule Box", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    stadium = "swsh6-148",  -- Path to the Peak
    me = { active = "sm1-24", hand = { giratina, "dp1-127", "dp1-127" } },
    opponent = { active = "sm1-24" },
  }
  t:bench(giratina)
  t:equal(t.me.bench[1].energy, "")
end)
