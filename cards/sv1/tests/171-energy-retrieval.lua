local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-171" }, discard = discard },
    opponent = { active = "sv1-38" },
  }
end

test("Energy Retrieval: two basic Energy cards", function(t)
  t:position(with_discard { "dp1-124", "base1-96", "dp1-125", "sv1-13", "dp1-126" })
  t:play "sv1-171"
  t:options { "dp1-124", "dp1-125", "dp1-126" }
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-126") end, "takes 1 to 2 picks")
  t:answer("dp1-124", "dp1-125")
  t:equal(t.me.hand, { "dp1-124", "dp1-125" })
end)

test("Energy Retrieval: one is enough", function(t)
  t:position(with_discard { "dp1-124", "dp1-125" })
  t:play "sv1-171"
  t:answer("dp1-125", "stop")
  t:equal(t.me.hand, { "dp1-125" })
end)

test("Energy Retrieval: not without a basic Energy card", function(t)
  t:position(with_discard { "base1-96", "sv1-13" })
  t:illegal("play", "sv1-171")
end)
