local function with_discard(discard)
  return {
    ruleset = "sv",
    stadium = "swsh2-169",
    me = { active = "swsh2-4", discard = discard },
    opponent = { active = "swsh2-4", discard = { "dp1-123" } },
  }
end

test("Training Court: each player, once a turn", function(t)
  t:position(with_discard { "dp1-124", "dp1-125", "swsh2-5" })
  t:use_stadium()
  t:options { "dp1-124", "dp1-125" }
  t:answer "dp1-125"
  t:equal(t.me.hand, { "dp1-125" })
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()  -- one card fits: nobody is asked
  t:equal(t.opponent.discard, {})
end)

test("Training Court: not without a basic Energy card", function(t)
  t:position(with_discard { "swsh2-5", "swsh2-171" })
  t:illegal "use_stadium"
end)
