local function lillie(turn, hand, deck)
  return {
    ruleset = "sm",
    turn = turn,
    me = { active = "sm1-9", hand = hand, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

local seven = { "sm1-122", "sm1-9", "sm1-9", "sm1-9", "sm1-9", "sm1-9", "sm1-9" }

test("Lillie: up to 6 cards in hand", function(t)
  t:position(lillie(3, { "sm1-122", "sm1-9" }))
  t:play "sm1-122"
  t:equal(#t.me.hand, 6)
  t:equal(t.me.discard, { "sm1-122" })
end)

test("Lillie: up to 8 in the first turn of the player who began", function(t)
  t:position(lillie(1, { "sm1-122", "sm1-9" }))
  t:play "sm1-122"
  t:equal(#t.me.hand, 8)
end)

test("Lillie: up to 8 in the first turn of the other player", function(t)
  t:position(lillie(2, { "sm1-122", "sm1-9" }))
  t:play "sm1-122"
  t:equal(#t.me.hand, 8)
end)

test("Lillie: not with 6 other cards in hand, but in the first turn", function(t)
  t:position(lillie(3, seven))
  t:illegal("play", "sm1-122")
  t:position(lillie(1, seven))
  t:play "sm1-122"
  t:equal(#t.me.hand, 8)
end)

test("Lillie: with 5 other cards in hand, one card", function(t)
  t:position(lillie(3, { "sm1-122", "sm1-9", "sm1-9", "sm1-9", "sm1-9", "sm1-9" }))
  t:play "sm1-122"
  t:equal(#t.me.hand, 6)
end)

test("Lillie: not without a deck", function(t)
  t:position(lillie(3, { "sm1-122" }, {}))
  t:illegal("play", "sm1-122")
end)
