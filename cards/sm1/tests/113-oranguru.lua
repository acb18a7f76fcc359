local function oranguru(hand, deck)
  return {
    ruleset = "sm",
    me = { active = "sm1-99", bench = { "sm1-113" }, hand = hand, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Instruct: up to 3 cards in hand, once a turn", function(t)
  t:position(oranguru { "dp1-125" })
  t:use "Instruct"
  t:equal(#t.me.hand, 3)
  t:attach("dp1-125", "active")
  t:illegal("use", "Instruct")
end)

test("Instruct: from an empty hand", function(t)
  t:position(oranguru {})
  t:use "Instruct"
  t:equal(#t.me.hand, 3)
end)

test("Instruct: not with 3 cards in hand", function(t)
  t:position(oranguru { "dp1-123", "dp1-123", "dp1-123" })
  t:illegal("use", "Instruct")
end)

test("Instruct: not without a deck", function(t)
  t:position(oranguru({}, {}))
  t:illegal("use", "Instruct")
end)

test("Instruct: the deck ends", function(t)
  t:position(oranguru({}, { "sm1-9" }))
  t:use "Instruct"
  t:equal(t.me.hand, { "sm1-9" })
end)

test("Psychic: 20 more damage for each Energy on the opponent's Active Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-113", energy = "RRR" } },
    opponent = { active = { "sm1-26", energy = "R", attached = { "base1-96" } } },
  }
  t:attack "Psychic"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Psychic: 60 damage without any", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-113", energy = "RRRR" } },
    opponent = { active = "sm1-26", bench = { { "sm1-9", energy = "G" } } },
  }
  t:attack "Psychic"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Instruct: with 2 cards in hand, one is drawn", function(t)
  t:position(oranguru { "dp1-123", "dp1-123" })
  t:use "Instruct"
  t:equal(#t.me.hand, 3)
end)
