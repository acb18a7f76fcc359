local function litwick(deck)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-16", energy = "R" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Brighten and Burn: the top card of one's own deck is discarded", function(t)
  t:position(litwick { "sv1-13", "sv1-84", "dp1-123" })
  t:attack "Brighten and Burn"
  t:options { "sv1-13" }
  t:answer "sv1-13"
  t:changed { ["me deck"] = { "- Sprigatito" }, ["me discard"] = { "+ Sprigatito" } }
end)

test("Brighten and Burn: or it stays on top", function(t)
  t:position(litwick { "sv1-13", "sv1-84", "dp1-123" })
  t:attack "Brighten and Burn"
  t:answer "stop"
  t:equal(t.me.deck, { "sv1-13", "sv1-84", "dp1-123" })
  t:equal(t.me.discard, {})
  t:equal(#t:events("card_shown"), 0)
end)

test("Brighten and Burn: nothing without a deck", function(t)
  t:position(litwick {})
  t:attack "Brighten and Burn"
  t:unchanged()
end)
