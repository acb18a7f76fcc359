local function dowsing(hand, discard)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", hand = hand, discard = discard },
    opponent = { active = "bw1-1" },
  }
end

test("Dowsing Machine: a Trainer card for two cards, one of those, too", function(t)
  t:position(dowsing({ "bw8-128", "bw1-7", "bw1-104" }, { "bw1-5", "bw1-101" }))
  t:play "bw8-128"
  t:options { "bw1-101", "bw1-104" }
  t:answer "bw1-101"
  t:equal(t.me.hand, { "bw1-101" })
  t:equal(t.me.discard, { "bw1-5", "bw1-7", "bw1-104", "bw8-128" })
end)

test("Dowsing Machine: which two, its player chooses", function(t)
  t:position(dowsing({ "bw8-128", "bw1-7", "bw1-66", "bw1-104" }, { "bw1-101" }))
  t:play "bw8-128"
  t:fails(function() t:answer("bw1-7", "bw1-66", "bw1-104") end, "takes 2 to 2 picks")
  t:answer("bw1-7", "bw1-66")
  t:equal(t.me.hand, { "bw1-104", "bw1-101" })
end)

test("Dowsing Machine: nothing comes back without a Trainer card", function(t)
  t:position(dowsing({ "bw8-128", "bw1-7", "bw1-66" }, {}))
  t:play "bw8-128"
  t:equal(t.me.hand, {})
end)

test("Dowsing Machine: not with one other card", function(t)
  t:position(dowsing({ "bw8-128", "bw1-7" }, { "bw1-101" }))
  t:illegal("play", "bw8-128")
end)
