local function with(ruleset, hand, deck)
  return {
    ruleset = ruleset,
    me = { active = { "bw3-66", energy = "FF" }, hand = hand, deck = deck },
    opponent = { active = "xy0-5" },
  }
end

for heads, coins in pairs { [0] = "TT", [1] = "HT", [2] = "HH" } do
  test("Acrobatics: 20 more for each heads, " .. heads, function(t)
    t:position(with "xy")
    t:coins(coins)
    t:attack "Acrobatics"
    t:changed { ["opponent active damage"] = 20 + 20 * heads }
  end)
end

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01, EX-28 (" .. ruleset .. "): it is not benched from the hand", function(t)
    t:position(with(ruleset, { "bw3-66", "bw1-1" }))
    t:illegal("bench", "bw3-66")
    t:legal("bench", "bw1-1")
  end)

  test("RST-02 (" .. ruleset .. "): it goes onto no other Pokémon", function(t)
    t:position(with(ruleset, { "bw3-66" }))
    t:illegal("evolve", "bw3-66")
  end)

  test("RST-03, EX-29 (" .. ruleset .. "): no search for a Basic Pokémon finds it", function(t)
    t:position(with(ruleset, { "sv1-181" }, { "bw3-66", "bw1-1", "dp1-124" }))
    t:play "sv1-181"
    t:options { "bw1-1" }
    t:answer "bw1-1"
    t:equal(t.me.bench[1].id, "bw1-1")
  end)

  test("RST-03, EX-29 (" .. ruleset .. "): a search for a Pokémon does", function(t)
    t:position(with(ruleset, { "bw1-97" }, { "bw3-66", "dp1-124" }))
    t:coins "H"
    t:play "bw1-97"
    t:answer "bw3-66"
    t:equal(t.me.hand, { "bw3-66" })
  end)

  test("RST-03 (" .. ruleset .. "): a search for Evolution cards does not", function(t)
    t:position(with(ruleset, { "sm1-134" }, { "bw3-66", "bw3-67", "dp1-124" }))
    t:coins "HH"
    t:play "sm1-134"
    t:options { "bw3-67" }
    t:answer "bw3-67"
    t:equal(t.me.hand, { "bw3-67" })
  end)

  test("RST-03, EX-30 (" .. ruleset .. "): it is not evolved", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "dp3-113", energy = "LL" } },
      opponent = { active = "bw3-66" },
    }
    t:attack "Frighten Horn"  -- not for an Evolved Pokémon
    t:equal(t.opponent.active.conditions, { "confused" })
  end)

  test("RST-03 (" .. ruleset .. "): in play it is no Basic Pokémon to a text", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "bw3-66", energy = "FF" } },
      opponent = { active = "sm3-6" },  -- its Ability stops attacks of Basic Pokémon
    }
    t:coins "TT"
    t:attack "Acrobatics"
    t:equal(t.opponent.active.damage, 20)
    -- The same with a Basic Pokémon
    t:position {
      ruleset = ruleset,
      me = { active = { "bw1-66", energy = "LLL" } },
      opponent = { active = "sm3-6" },
    }
    t:illegal "attack"
  end)

  test("RST-03 (" .. ruleset .. "): in play it is no Evolution Pokémon to a text", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "sm9-120", energy = "FFFF" } },
      opponent = { active = "bw3-66" },
    }
    t:attack "Dump Truck Press"  -- 120 more to an Evolution Pokémon
    t:equal(t:events("damaged")[1].value, 120)
    t:answer(1)
  end)

  test("RST-03 (" .. ruleset .. "): in play it is neither Stage 1 nor Stage 2", function(t)
    t:position {
      ruleset = ruleset,
      stadium = "sv2-186",  -- 10 more damage of attacks of Stage 1 Pokémon
      me = { active = { "bw3-66", energy = "F", attached = { "sv5-162" } } },
      opponent = { active = "xy0-5" },
    }
    t:equal(t.me.active.energy, "FC")  -- one that provides more on a Stage 2 Pokémon
    t:coins "TT"
    t:attack "Acrobatics"
    t:equal(t.opponent.active.damage, 20)
  end)

  test("RST-04 (" .. ruleset .. "): its Stage 1 evolves from it", function(t)
    t:position(with(ruleset, { "bw3-67" }))
    t:evolve("bw3-67", "active")
    t:equal(t.me.active.id, "bw3-67")
    t:equal(t.me.active.under, { "bw3-66" })
  end)

  test("RST-04 (" .. ruleset .. "): but not in the turn it came into play", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "bw3-66", new = true }, hand = { "bw3-67" } },
      opponent = { active = "xy0-26" },
    }
    t:illegal("evolve", "bw3-67")
  end)
end
