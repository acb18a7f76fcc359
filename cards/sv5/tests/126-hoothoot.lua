local function wing(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv5-126", energy = "GG" }, hand = { "sv1-181" } },
    opponent = { active = "me1-36", hand = hand },
  }
end

test("Silent Wing: the opponent reveals their hand and keeps it", function(t)
  t:position(wing { "dp1-123", "sv1-13", "sv1-180" })
  t:attack "Silent Wing"
  t:events {
    { "card_shown", player = "opponent", card = "dp1-123", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-13", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-180", from = "hand" },
    only = { "card_shown" },
  }
  t:changed { ["opponent active damage"] = 20 }
end)

test("Silent Wing: an empty hand, only damage", function(t)
  t:position(wing {})
  t:attack "Silent Wing"
  t:equal(#t:events("card_shown"), 0)
  t:changed { ["opponent active damage"] = 20 }
end)
