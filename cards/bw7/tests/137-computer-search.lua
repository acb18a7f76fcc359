local function with(hand, deck)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", hand = hand, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

test("Computer Search: any card for two", function(t)
  t:position(with({ "bw7-137", "bw1-7", "bw1-66", "bw1-100" }, { "dp1-124", "bw1-5" }))
  t:play "bw7-137"
  t:options { "bw1-7", "bw1-66", "bw1-100" }
  t:fails(function() t:answer("bw1-7", "bw1-66", "bw1-100") end, "takes 2 to 2 picks")
  t:answer("bw1-7", "bw1-100")
  t:options { "dp1-124", "bw1-5" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "bw1-5"
  t:equal(t.me.hand, { "bw1-66", "bw1-5" })
  t:equal(t.me.discard, { "bw1-7", "bw1-100", "bw7-137" })
  t:equal(t:events("card_shown"), {})
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Computer Search: not with one other card", function(t)
  t:position(with({ "bw7-137", "bw1-7" }, { "dp1-124" }))
  t:illegal("play", "bw7-137")
end)

test("Computer Search: not with an empty deck", function(t)
  t:position(with({ "bw7-137", "bw1-7", "bw1-66" }, {}))
  t:illegal("play", "bw7-137")
end)

test("Computer Search: with just two other cards", function(t)
  t:position(with({ "bw7-137", "bw1-7", "bw1-66" }, { "dp1-124" }))
  t:play "bw7-137"
  t:answer "dp1-124"
  t:equal(t.me.hand, { "dp1-124" })
  t:equal(t.me.discard, { "bw1-7", "bw1-66", "bw7-137" })
end)
