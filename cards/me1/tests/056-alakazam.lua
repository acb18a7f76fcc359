local function evolving(deck)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-38",
      bench = { "me1-55", "me1-54" },
      hand = { "me1-56", "sv1-13" },
      deck = deck or { "5 dp1-123" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("Psychic Draw: 3 cards when it evolves from the hand", function(t)
  t:position(evolving())
  t:evolve("me1-56", "bench 1")
  t:answer(true)
  t:equal(#t.me.hand, 4)
  t:equal(#t.me.deck, 2)
end)

test("Psychic Draw: it need not be used", function(t)
  t:position(evolving())
  t:evolve("me1-56", "bench 1")
  t:answer(false)
  t:equal(t.me.hand, { "sv1-13" })
  t:illegal("use", "Psychic Draw")
end)

test("Psychic Draw: with an empty deck it is not offered", function(t)
  t:position(evolving {})
  t:evolve("me1-56", "bench 1")
  t:equal(t:purpose(), "main_phase")
end)

test("Psychic Draw: not when it evolves from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "zsv10pt5-39", energy = "P" },
      bench = { "me1-55" },
      deck = { "me1-56", "5 dp1-123" },
    },
    opponent = { active = "sv1-38" },
  }
  t:attack "Cellular Ascension"
  t:answer "me1-56"
  t:equal(t.me.bench[1].id, "me1-56")
  t:equal(t.me.hand, {})
  t:equal(t.turn_player, "opponent")
end)

local function hand(t, cards, defender)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-56", energy = "P" }, hand = cards },
    opponent = { active = defender or "sv1-38", hand = { "4 dp1-123" }, bench = { "sv1-13" } },
  }
  t:attack "Powerful Hand"
  t:equal(t.opponent.bench[1].damage, 0)
  return t.opponent.active.damage
end

test("Powerful Hand: 2 damage counters for each card of one's own hand", function(t)
  t:equal(hand(t, { "dp1-123", "sv1-13", "sv1-191" }), 60)
  t:equal(hand(t, { "dp1-123" }), 20)
  t:equal(hand(t, {}), 0)
end)

test("Powerful Hand: without Weakness", function(t)
  t:equal(hand(t, { "2 dp1-123" }, "me2pt5-122"), 40)
end)
