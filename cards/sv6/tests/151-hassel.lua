local hassel = "sv6-151"

-- The opponent's attack Knocks Out my Active Pokémon, or only damages it.
local function knocked_out(t, damage, deck)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", damage = damage },
      bench = { "sv1-36", "sv1-80" },
      hand = { hassel },
      deck = deck,
    },
    opponent = { active = { "sv1-80", energy = "LLL" }, bench = { "sv1-80" } },
  }
  t:end_turn()
  t:attack "Sharp Fang"
  if damage >= 40 then
    t:answer(1)
    t:answer "bench 1"
  end
end

test("Hassel: up to 3 of the top 8 cards, and the rest is shuffled back", function(t)
  knocked_out(t, 60, {
    "dp1-127",
    "sv1-13",
    "sv1-14",
    "sv1-15",
    "sv1-180",
    "sv1-181",
    "dp1-123",
    "dp1-124",
    "dp1-125",
    "dp1-126",
  })
  t:play(hassel)
  t:options { "sv1-13", "sv1-14", "sv1-15", "sv1-180", "sv1-181", "dp1-123", "dp1-124", "dp1-125" }
  t:fails(function() t:answer("sv1-13", "sv1-14", "sv1-15", "sv1-180") end, "takes 1 to 3 picks")
  t:answer("sv1-15", "sv1-180", "dp1-125")
  t:equal(t.me.hand, { "dp1-127", "sv1-15", "sv1-180", "dp1-125" })
  t:equal(#t.me.deck, 6)
  t:equal(t.me.discard, { "sv1-13", hassel })
  t:equal(#t:events("shuffled"), 1)
  t:equal(#t:events("card_shown"), 0)
end)

test("Hassel: fewer than 3, but not none", function(t)
  knocked_out(t, 60, { "dp1-127", "sv1-13", "sv1-14" })
  t:play(hassel)
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "sv1-14"
  t:equal(t.me.hand, { "dp1-127", "sv1-14" })
  t:equal(t.me.deck, { "sv1-13" })
end)

test("Hassel: not when no Pokémon was Knocked Out", function(t)
  knocked_out(t, 0, { "dp1-127", "sv1-13", "sv1-14" })
  t:illegal("play", hassel)
end)

test("Hassel: not in a later turn", function(t)
  knocked_out(t, 60)
  t:legal("play", hassel)
  t:end_turn()
  t:end_turn()
  t:illegal("play", hassel)
end)

test("Hassel: not when it was the opponent's Pokémon, in my turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, bench = { "sv1-36" }, hand = { hassel } },
    opponent = { active = { "sv1-13", damage = 60 }, bench = { "sv1-80" } },
  }
  t:attack "Sharp Fang"
  t:answer(1)
  t:end_turn()
  t:illegal("play", hassel)
end)

test("Hassel: not when it was in the Pokémon Checkup", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", damage = 50, conditions = { "poisoned" } },
      bench = { "sv1-36" },
      hand = { hassel },
    },
    opponent = { active = "sv1-80" },
  }
  t:end_turn()
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.id, "sv1-36")
  t:illegal("play", hassel)
end)

test("Hassel: also when an Ability did it, on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { { "sv1-36", damage = 70 } }, hand = { hassel } },
    opponent = { active = { "sv6-95", energy = "D", damage = 20 } },
  }
  t:end_turn()
  t:use "Adrena-Brain"
  t:answer "bench 1"
  t:answer(1)
  t:answer(1)
  t:end_turn()
  t:legal("play", hassel)
end)
