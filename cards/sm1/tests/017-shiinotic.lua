local function shiinotic(deck)
  return {
    ruleset = "sm",
    me = { active = "sm1-99", bench = { "sm1-17" }, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Illuminate: a Grass Pokémon from the deck, shown, once a turn", function(t)
  t:position(shiinotic { "dp1-123", "sm1-9", "sm1-24", "sm1-10" })
  t:use "Illuminate"
  t:options { "sm1-9", "sm1-10" }
  t:answer "sm1-10"
  t:equal(t.me.hand, { "sm1-10" })
  t:equal(#t.me.deck, 3)
  t:events { { "card_shown", card = "sm1-10" }, { "shuffled", player = "me" } }
  t:illegal("use", "Illuminate")
end)

test("Illuminate: none need be found", function(t)
  t:position(shiinotic { "sm1-9" })
  t:use "Illuminate"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Illuminate: not without a deck", function(t)
  t:position(shiinotic {})
  t:illegal("use", "Illuminate")
end)

test("Flickering Spores: the opponent's Active Pokémon is Asleep", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-17", energy = "GG" } },
    opponent = { active = "sm1-99" },
  }
  t:coins "T"
  t:attack "Flickering Spores"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ asleep" } }
end)
