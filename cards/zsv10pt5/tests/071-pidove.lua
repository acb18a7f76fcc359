local function scout(hand)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-71", energy = "G" }, hand = { "sv1-181" } },
    opponent = { active = "me1-36", hand = hand },
  }
end

test("Scout: the opponent reveals their hand and keeps it", function(t)
  t:position(scout { "dp1-123", "sv1-13", "sv1-180" })
  t:attack "Scout"
  t:events {
    { "card_shown", player = "opponent", card = "dp1-123", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-13", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-180", from = "hand" },
    only = { "card_shown" },
  }
  t:unchanged()
end)

test("Scout: an empty hand", function(t)
  t:position(scout {})
  t:attack "Scout"
  t:equal(#t:events("card_shown"), 0)
  t:unchanged()
end)
