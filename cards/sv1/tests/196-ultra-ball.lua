local function with(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Ultra Ball: two cards for any Pokémon, shown", function(t)
  t:position(with({ "sv1-196", "sv1-13", "dp1-123", "dp1-126" }, { "sv1-38", "dp1-124" }))
  t:play "sv1-196"
  t:fails(function() t:answer "sv1-13" end, "takes 2 to 2 picks")
  t:fails(function() t:answer("sv1-13", "dp1-123", "dp1-126") end, "takes 2 to 2 picks")
  t:answer("sv1-13", "dp1-123")
  t:options { "sv1-38" }
  t:answer "sv1-38"
  t:equal(t.me.hand, { "dp1-126", "sv1-38" })
  t:equal(t.me.discard, { "sv1-13", "dp1-123", "sv1-196" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Ultra Ball: none need be taken", function(t)
  t:position(with({ "sv1-196", "sv1-13", "dp1-123" }, { "sv1-38" }))
  t:play "sv1-196"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.discard, 3)
end)

test("Ultra Ball: not with one other card in hand", function(t)
  t:position(with({ "sv1-196", "sv1-13" }, { "sv1-38" }))
  t:illegal("play", "sv1-196")
end)

test("Ultra Ball: not with an empty deck", function(t)
  t:position(with({ "sv1-196", "sv1-13", "dp1-123" }, {}))
  t:illegal("play", "sv1-196")
end)
