local function gumshoos(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { "me1-110" }, hand = hand, deck = deck },
    opponent = { active = "sv1-38", hand = { "dp1-123" } },
  }
end

test("Evidence Gathering: a card of the hand for the top card, once a turn", function(t)
  t:position(gumshoos({ "sv1-13", "sv1-14" }, { "sv1-36", "sv1-37" }))
  t:use "Evidence Gathering"
  t:options { "sv1-13", "sv1-14" }
  t:answer "sv1-14"
  t:equal(t.me.hand, { "sv1-13", "sv1-36" })
  t:equal(t.me.deck, { "sv1-14", "sv1-37" })
  t:illegal("use", "Evidence Gathering")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Evidence Gathering")
end)

test("Evidence Gathering: not without a hand or a deck", function(t)
  t:position(gumshoos({}, { "sv1-36" }))
  t:illegal("use", "Evidence Gathering")
  t:position(gumshoos({ "sv1-13" }, {}))
  t:illegal("use", "Evidence Gathering")
end)

test("Evidence Gathering: once for each Gumshoos", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-110", bench = { "me1-110" }, hand = { "sv1-13" }, deck = { "sv1-36" } },
    opponent = { active = "sv1-38" },
  }
  t:use("Evidence Gathering", "active")
  t:equal(t.me.hand, { "sv1-36" })
  t:use("Evidence Gathering", "bench 1")
  t:equal(t.me.hand, { "sv1-13" })
end)
