local function ultra_ball(hand, deck)
  return {
    ruleset = "sm",
    me = { active = "sm1-9", hand = hand, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Ultra Ball: two other cards for a Pokémon", function(t)
  t:position(ultra_ball(
    { "sm1-135", "dp1-123", "dp1-124", "dp1-125" },
    { "dp1-123", "sm1-24", "sm1-11" }
  ))
  t:play "sm1-135"
  t:fails(function() t:answer("dp1-123", "dp1-124", "dp1-125") end)
  t:answer("dp1-123", "dp1-125")
  t:options { "sm1-11", "sm1-24" }
  t:answer "sm1-11"
  t:equal(t.me.hand, { "dp1-124", "sm1-11" })
  t:equal(#t.me.discard, 3)
  t:events { { "card_shown", card = "sm1-11" }, { "shuffled", player = "me" } }
end)

test("Ultra Ball: none need be found", function(t)
  t:position(ultra_ball({ "sm1-135", "dp1-123", "dp1-124" }, { "sm1-24" }))
  t:play "sm1-135"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 1)
end)

test("Ultra Ball: not with one other card", function(t)
  t:position(ultra_ball({ "sm1-135", "dp1-123" }, { "sm1-24" }))
  t:illegal("play", "sm1-135")
end)

test("Ultra Ball: not without a deck", function(t)
  t:position(ultra_ball({ "sm1-135", "dp1-123", "dp1-124" }, {}))
  t:illegal("play", "sm1-135")
end)
