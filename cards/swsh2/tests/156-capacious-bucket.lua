local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "swsh2-4", hand = { "swsh2-156" }, deck = deck },
    opponent = { active = "swsh2-4" },
  }
end

test("Capacious Bucket: two Water Energy, shown", function(t)
  t:position(with_deck { "dp1-125", "swsh2-4", "dp1-125", "dp1-124", "sm1-39" })
  t:play "swsh2-156"
  t:options { "dp1-125" }
  t:answer("dp1-125", "dp1-125")
  t:equal(t.me.hand, { "dp1-125", "dp1-125" })
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Capacious Bucket: none need be taken", function(t)
  t:position(with_deck { "dp1-125", "swsh2-4" })
  t:play "swsh2-156"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(t.me.discard, { "swsh2-156" })
end)

test("Capacious Bucket: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "swsh2-156")
end)

test("Capacious Bucket: not three", function(t)
  t:position(with_deck { "dp1-125", "dp1-125", "dp1-125" })
  t:play "swsh2-156"
  t:fails(function() t:answer("dp1-125", "dp1-125", "dp1-125") end, "takes 0 to 2 picks, not 3")
  t:answer("dp1-125", "dp1-125")
end)
