local function with_discard(discard)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", hand = { "bw1-92" }, discard = discard },
    opponent = { active = "bw1-1" },
  }
end

test("Energy Retrieval: two basic Energy cards", function(t)
  t:position(with_discard { "dp1-124", "base1-96", "dp1-125", "bw1-1", "dp1-126" })
  t:play "bw1-92"
  t:options { "dp1-124", "dp1-125", "dp1-126" }
  t:fails(function() t:answer "dp1-124" end, "takes 2 to 2 picks")
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-126") end, "takes 2 to 2 picks")
  t:answer("dp1-124", "dp1-126")
  t:equal(t.me.hand, { "dp1-124", "dp1-126" })
  t:equal(t.me.discard, { "base1-96", "dp1-125", "bw1-1", "bw1-92" })
end)

test("Energy Retrieval: the only one there", function(t)
  t:position(with_discard { "dp1-124", "bw1-1" })
  t:play "bw1-92"
  t:equal(t.me.hand, { "dp1-124" })
end)

test("Energy Retrieval: not without a basic Energy card", function(t)
  t:position(with_discard { "base1-96", "bw1-1" })
  t:illegal("play", "bw1-92")
end)
