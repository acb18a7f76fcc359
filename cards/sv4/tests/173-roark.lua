local function with(deck, discard)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv4-173" }, deck = deck, discard = discard },
    opponent = { active = "sv1-38" },
  }
end

test("Roark: two cards and a basic Energy card", function(t)
  t:position(with({ "sv1-13", "sv1-14", "sv1-15" }, { "dp1-126", "base1-96", "dp1-127" }))
  t:play "sv4-173"
  t:options { "dp1-126", "dp1-127" }
  t:answer "dp1-127"
  t:equal(t.me.hand, { "sv1-13", "sv1-14", "dp1-127" })
end)

test("Roark: only one of the two can be done", function(t)
  t:position(with({ "sv1-13" }, {}))
  t:play "sv4-173"
  t:equal(t.me.hand, { "sv1-13" })
  t:position(with({}, { "dp1-126" }))
  t:play "sv4-173"
  t:equal(t.me.hand, { "dp1-126" })
end)

test("Roark: not if neither can", function(t)
  t:position(with({}, { "base1-96" }))
  t:illegal("play", "sv4-173")
end)
