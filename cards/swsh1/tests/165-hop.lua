local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "swsh1-140", hand = { "swsh1-165" }, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

test("Hop: 3 cards", function(t)
  t:position(with { "dp1-123", "dp1-124", "dp1-125", "dp1-126" })
  t:play "swsh1-165"
  t:equal(t.me.hand, { "dp1-123", "dp1-124", "dp1-125" })
  t:equal(t.me.discard, { "swsh1-165" })
end)

test("Hop: fewer if there are no more", function(t)
  t:position(with { "dp1-123" })
  t:play "swsh1-165"
  t:equal(t.me.hand, { "dp1-123" })
end)

test("Hop: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "swsh1-165")
end)
