local function dig(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv9-84", energy = "F" }, deck = deck },
    opponent = { active = "sv1-80", deck = { "2 dp1-124" } },
  }
end

test("Dig It Up: the top card is discarded", function(t)
  t:position(dig { "dp1-123", "dp1-124", "dp1-125" })
  t:attack "Dig It Up"
  t:equal(t:asked(), "me")
  t:options { "dp1-123" }
  t:answer "dp1-123"
  t:events {
    { "looked_at", player = "me", from = "deck", value = 1 },
    only = { "looked_at", "card_shown" },
  }
  t:changed { ["me deck"] = { "- Grass Energy" }, ["me discard"] = { "+ Grass Energy" } }
  t:equal(t.me.deck, { "dp1-124", "dp1-125" })
end)

test("Dig It Up: or stays on top", function(t)
  t:position(dig { "dp1-123", "dp1-124", "dp1-125" })
  t:attack "Dig It Up"
  t:answer "stop"
  t:unchanged()
  t:equal(t.me.deck, { "dp1-123", "dp1-124", "dp1-125" })
end)

test("Dig It Up: without a deck nothing", function(t)
  t:position(dig {})
  t:attack "Dig It Up"
  t:unchanged()
end)
