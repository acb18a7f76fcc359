local function with_deck(deck)
  return {
    ruleset = "xy",
    me = { active = "xy0-26", hand = { "xy1-123" }, deck = deck },
    opponent = { active = "xy0-26" },
  }
end

test("two basic Energy cards, shown", function(t)
  t:position(with_deck { "dp1-123", "xy1-140", "dp3-129", "xy0-3" })
  t:play "xy1-123"
  t:options { "dp1-123", "xy1-140" }
  t:answer("dp1-123", "xy1-140")
  t:equal(t.me.hand, { "dp1-123", "xy1-140" })
  t:equal(#t.me.deck, 2)
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("no more than two", function(t)
  t:position(with_deck { "dp1-123", "dp1-124", "dp1-125" })
  t:play "xy1-123"
  t:fails(function() t:answer("dp1-123", "dp1-124", "dp1-125") end, "takes 0 to 2 picks")
  t:answer("dp1-123", "dp1-124")
end)

test("GAP-19: one or none may be taken", function(t)
  t:position(with_deck { "dp1-123", "xy1-140" })
  t:play "xy1-123"
  t:answer "xy1-140"
  t:equal(t.me.hand, { "xy1-140" })
  t:position(with_deck { "dp1-123" })
  t:play "xy1-123"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("cannot be played with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "xy1-123")
end)
