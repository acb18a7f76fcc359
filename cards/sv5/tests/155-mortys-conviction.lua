local cards = { "sv1-13", "sv1-14", "sv1-15" }

local function with(hand, bench, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Morty's Conviction: a card for each of the opponent's Benched Pokémon", function(t)
  t:position(with({ "sv5-155", "dp1-123", "dp1-126" }, { "sv1-13", "sv1-36" }, cards))
  t:play "sv5-155"
  t:answer "dp1-123"
  t:equal(t.me.hand, { "dp1-126", "sv1-13", "sv1-14" })
  t:equal(t.me.discard, { "dp1-123", "sv5-155" })
end)

test("Morty's Conviction: not without another card, an opposing Bench and a deck", function(t)
  t:position(with({ "sv5-155" }, { "sv1-13" }, cards))
  t:illegal("play", "sv5-155")
  t:position(with({ "sv5-155", "dp1-123" }, {}, cards))
  t:illegal("play", "sv5-155")
  t:position(with({ "sv5-155", "dp1-123" }, { "sv1-13" }, {}))
  t:illegal("play", "sv5-155")
end)
