local function straw(theirs)
  return {
    ruleset = "sv",
    me = { active = { "me2pt5-13", energy = "G" }, hand = { "3 dp1-123" } },
    opponent = { active = { "sv6-61", energy = "W" }, hand = theirs },
  }
end

test("Energy Straw: 80 for each Energy card in the opponent's hand, which is revealed", function(t)
  t:position(straw { "dp1-124", "dp1-123", "sv2-190", "sv1-13", "sv1-181" })
  t:attack "Energy Straw"
  t:events {
    { "card_shown", player = "opponent", card = "dp1-124", from = "hand" },
    { "card_shown", player = "opponent", card = "dp1-123", from = "hand" },
    { "card_shown", player = "opponent", card = "sv2-190", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-13", from = "hand" },
    { "card_shown", player = "opponent", card = "sv1-181", from = "hand" },
    only = { "card_shown" },
  }
  t:changed { ["opponent active damage"] = 240 }
end)

test("Energy Straw: no Energy card there, no damage", function(t)
  t:position(straw { "sv1-13", "sv1-181" })
  t:attack "Energy Straw"
  t:equal(#t:events("card_shown"), 2)
  t:unchanged()
end)

test("Energy Straw: an empty hand", function(t)
  t:position(straw {})
  t:attack "Energy Straw"
  t:unchanged()
end)
