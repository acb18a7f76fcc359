local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { "sv8-176" }, deck = deck },
    opponent = { active = "sv1-36" },
  }
end

test("Energy Search Pro: a basic Energy of each type", function(t)
  local deck = { "dp1-123", "dp1-124", "2 dp1-125", "dp1-126", "dp1-127", "sv2-193" }
  t:position(with(deck))
  t:play "sv8-176"
  for i = 123, 127 do t:answer("dp1-" .. i) end
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-123", "dp1-124", "dp1-125", "dp1-126", "dp1-127" })
  t:equal(#t:events("card_shown"), 5)
  t:equal(#t:events("shuffled"), 1)
end)

test("Energy Search Pro: none", function(t)
  t:position(with { "dp1-123" })
  t:play "sv8-176"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:position(with {})
  t:illegal("play", "sv8-176")
end)
