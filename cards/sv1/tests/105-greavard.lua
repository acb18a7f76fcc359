local function against(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv1-105", energy = "PP" } },
    opponent = { active = "sv1-38", hand = hand, deck = { "dp1-123", "dp1-124" } },
  }
end

test("Underworld Stroll: a Supporter card goes under the deck", function(t)
  t:position(against { "sv1-180", "sv1-181", "sv1-176" })
  t:attack "Underworld Stroll"
  t:options { "sv1-180", "sv1-176" }
  t:answer "sv1-176"
  t:equal(t.opponent.hand, { "sv1-180", "sv1-181", "dp1-123" })
  t:equal(t.opponent.deck, { "dp1-124", "sv1-176" })
  t:equal(#t:events("card_shown"), 3)
end)

test("Underworld Stroll: no Supporter card there", function(t)
  t:position(against { "sv1-181" })
  t:attack "Underworld Stroll"
  t:answer "stop"
  t:changed {}
end)
