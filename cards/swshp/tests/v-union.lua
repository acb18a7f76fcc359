-- The rules of Pokémon V-UNION (section 18.5), in every era that their cards are played in.

local mewtwo = { "swshp-SWSH159", "swshp-SWSH160", "swshp-SWSH161", "swshp-SWSH162" }
local zacian = { "swshp-SWSH163", "swshp-SWSH164", "swshp-SWSH165", "swshp-SWSH166" }

local eras = { rulesets = { "sm", "sv" } }

local function both()
  local cards = {}
  for i = 1, 4 do
    cards[#cards + 1] = mewtwo[i]
    cards[#cards + 1] = zacian[i]
  end
  return cards
end

test("VUN-02 EX-78: all four parts come from the discard pile together", eras, function(t, ruleset)
  for missing = 1, 4 do
    local three = { mewtwo[1], mewtwo[2], mewtwo[3], mewtwo[4] }
    table.remove(three, missing)
    t:position {
      ruleset = ruleset,
      me = { active = "sm1-24", discard = three, hand = { mewtwo[missing] } },
      opponent = { active = "sm1-42" },
    }
    for part = 1, 4 do t:illegal("bench", mewtwo[part]) end
  end
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", discard = mewtwo },
    opponent = { active = "sm1-42" },
  }
  t:bench(mewtwo[1])
  t:equal(t.me.discard, {})
  t:equal(t.me.bench[1].id, mewtwo[1])
  t:equal(t.me.bench[1].hp, 300)
end)

test("VUN-02: not from the hand", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", hand = mewtwo },
    opponent = { active = "sm1-42" },
  }
  for part = 1, 4 do t:illegal("bench", mewtwo[part]) end
end)

test("VUN-03: takes up one Bench place", eras, function(t, ruleset)
  local bench = { "sm1-24", "sm1-24", "sm1-24", "sm1-24" }
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", bench = bench, discard = both() },
    opponent = { active = "sm1-42" },
  }
  t:bench(mewtwo[1])
  t:equal(#t.me.bench, 5)
  t:illegal("bench", zacian[1])
end)

test("VUN-03: can have one Pokémon Tool", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", discard = mewtwo, hand = { "swsh12-156", "sv1-192" } },
    opponent = { active = "sm1-42" },
  }
  t:bench(mewtwo[1])
  t:play("swsh12-156", "bench 1")
  t:illegal("play", "sv1-192", "bench 1")
end)

test("VUN-04 EX-79: each name once a game", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", damage = 60 }, discard = both() },
    opponent = { active = { "swsh9-18", energy = "RRRR", damage = 10 } },
  }
  t:bench(mewtwo[1])
  t:end_turn()
  t:attack "Explosive Fire"  -- Litten is Knocked Out
  t:answer(1)
  t:end_turn()
  t:attack "Explosive Fire"  -- 230 on Mewtwo V-UNION
  t:bench(zacian[1])  -- another name
  t:end_turn()
  t:attack "Explosive Fire"
  t:answer(1, 2, 3)
  t:equal(#t.me.discard, 5)
  t:illegal("bench", mewtwo[1])
end)

test("VUN-04: once for each player", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", discard = mewtwo },
    opponent = { active = "sm1-24", discard = mewtwo },
  }
  t:bench(mewtwo[1])
  t:end_turn()
  t:bench(mewtwo[1])
  t:equal(t.opponent.bench[1].id, mewtwo[1])
end)

test("VUN-05: a part in the deck is no Basic Pokémon either", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-24",
      hand = { "sv4-165" },
      deck = { "sm1-42", mewtwo[1], mewtwo[2], zacian[1], "sm1-24" },
    },
    opponent = { active = "sm1-42" },
  }
  t:coins "T"
  t:play "sv4-165"
  t:options { "sm1-24" }
  t:answer "sm1-24"
end)

test("VUN-05 EX-80: is no Basic Pokémon", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { mewtwo[1], energy = "PPPP" }, bench = { "sm1-24" } },
    opponent = { active = "sm3-6" },  -- Vileplume: Basic Pokémon can't attack
  }
  t:legal("attack", "Final Burn")
end)

test("VUN-05: is no Evolution Pokémon", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm9-120", energy = "RRRR" } },
    opponent = { active = mewtwo[1] },
  }
  t:attack "Dump Truck Press"
  t:equal(t.opponent.active.damage, 120)
end)

test("VUN-05: is neither Stage 1 nor Stage 2", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    stadium = "sv2-186",  -- 10 more damage of attacks of Stage 1 Pokémon
    me = { active = { zacian[1], energy = "MM", attached = { "sv5-162" } } },
    opponent = { active = "swsh1-142" },
  }
  t:equal(t.me.active.energy, "MMC")  -- one that provides more on a Stage 2 Pokémon
  t:attack "Steel Cut"
  t:equal(t.opponent.active.damage, 200)
end)

test("VUN-05: a text about Pokémon that are not evolved is about it", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "dp3-113", energy = "LL" } },
    opponent = { active = zacian[1] },
  }
  t:attack "Frighten Horn"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("VUN-05: a part is no Evolution card in the deck", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-24",
      hand = { "sm1-134" },
      deck = { mewtwo[1], mewtwo[2], mewtwo[3], mewtwo[4], "sm1-25", "dp1-124" },
    },
    opponent = { active = "sm1-42" },
  }
  t:coins "HH"  -- for an Evolution card
  t:play "sm1-134"
  t:options { "sm1-25" }
  t:answer "sm1-25"
end)

test(
  "VUN-05: a part is not benched as a Basic, by the turn or by a search",
  eras,
  function(t, ruleset)
    t:position {
      ruleset = ruleset,
      me = {
        active = "sm1-24",
        hand = { mewtwo[1], mewtwo[2], "sv1-181" },
        deck = { mewtwo[1], mewtwo[2], "sm1-39" },
      },
      opponent = { active = "sm1-42" },
    }
    t:illegal "bench"
    t:play "sv1-181"
    t:options { "sm1-39" }
    t:answer "sm1-39"
    t:equal(#t.me.bench, 1)
  end
)

test("VUN-05: a part is neither in the deck: not found as a Basic", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = { "sm5-111", energy = "R" },
      deck = { mewtwo[1], mewtwo[2], mewtwo[3], "sm1-24", "sm1-39" },
    },
    opponent = { active = "sm1-42" },
  }
  t:attack "Call for Family"
  t:options { "sm1-24", "sm1-39" }
  t:answer "stop"
end)

test("VUN-06: leaves play as four cards", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-39", hand = { "sm5-120" } },  -- Cyrus ◇
    opponent = {
      active = "sm1-24",
      bench = { "sm1-24", "sm1-24" },
      discard = mewtwo,
      deck = { "dp1-123" },
    },
  }
  t:end_turn()
  t:bench(mewtwo[1])
  t:equal(#t.opponent.bench, 3)
  t:end_turn()
  t:play "sm5-120"
  t:answer("opponent bench 1", "opponent bench 2")
  local deck = t.opponent.deck
  table.sort(deck)
  t:equal(deck, mewtwo)
end)

test("VUN-06 EX-81: outside play each part is a card of its own", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-24",
      hand = { "swsh1-173" },  -- Poké Kid
      deck = { mewtwo[1], mewtwo[2], "dp1-124", mewtwo[3] },
    },
    opponent = { active = "sm1-42" },
  }
  t:play "swsh1-173"
  t:options { mewtwo[1], mewtwo[2], mewtwo[3] }
  t:answer(mewtwo[2])
  t:equal(t.me.hand, { mewtwo[2] })
end)

test("VUN-07 EX-82: a part has its type, but no HP", eras, function(t, ruleset)
  local deck = { mewtwo[2], zacian[1], "sm1-42", "sm1-24" }
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-24",
      hand = { "sm6-113", "dp1-124", "swsh5-129" },  -- Mysterious Treasure, Level Ball
      deck = deck,
    },
    opponent = { active = "sm1-42" },
  }
  t:play "sm6-113"
  t:answer "dp1-124"
  t:options { mewtwo[2] }
  t:answer(mewtwo[2])
  t:equal(t.me.hand, { "swsh5-129", mewtwo[2] })
  t:play "swsh5-129"
  t:options { "sm1-24" }
  t:answer "sm1-24"
end)

test(
  "VUN-08 EX-83: has a Rule Box: Path to the Peak takes its Abilities",
  eras,
  function(t, ruleset)
    t:position {
      ruleset = ruleset,
      stadium = "swsh6-148",
      me = { active = { "sm1-26", energy = "RR" } },
      opponent = { active = mewtwo[1] },
    }
    t:coins "T"
    t:attack "Fire Fang"
    t:equal(t.opponent.active.conditions, { "burned" })
  end
)

test("VUN-08: is a Pokémon V, worth 3 Prize cards", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { mewtwo[1], attached = { "swsh12-156" } } },
    opponent = { active = "sm1-42" },
  }
  t:legal("use", "Star Alchemy")
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { mewtwo[1], damage = 290 }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
  t:answer(1, 2, 3)
  t:equal(t.me.prizes_left, 3)
end)
