local function hau(deck)
  return {
    ruleset = "sm",
    me = { active = "sm1-9", hand = { "sm1-120" }, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Hau: three cards", function(t)
  t:position(hau { "sm1-9", "sm1-10", "sm1-11", "sm1-24" })
  t:play "sm1-120"
  t:equal(t.me.hand, { "sm1-9", "sm1-10", "sm1-11" })
  t:equal(t.me.deck, { "sm1-24" })
  t:equal(t.me.discard, { "sm1-120" })
end)

test("Hau: not without a deck", function(t)
  t:position(hau {})
  t:illegal("play", "sm1-120")
end)
