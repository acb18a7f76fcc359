local function prey(hand, bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "rsv10pt5-64", "rsv10pt5-64" } },
    opponent = { active = "sv1-38", bench = bench, hand = hand },
  }
end

test("Look for Prey: a Basic Pokémon with at most 70 HP, from the hand that is shown", function(t)
  -- Not 80 HP, not a Stage 1 with 60 HP, not a Fossil.
  t:position(prey { "sv1-13", "sv8-1", "sv1-36", "sm1-93", "swsh3-167", "sv1-181", "dp1-126" })
  t:use("Look for Prey", "bench 1")
  t:equal(t:asked(), "me")
  t:equal(#t:events("card_shown"), 7)
  t:options { "sv1-13", "sv8-1" }
  t:answer "sv1-13"
  t:equal(t.opponent.bench[1].id, "sv1-13")
  t:equal(#t.opponent.bench, 1)
  t:equal(#t.opponent.hand, 6)
  t:illegal("use", "Look for Prey", "bench 1")
  t:legal("use", "Look for Prey", "bench 2")
end)

test("Look for Prey: the only one there must be taken", function(t)
  t:position(prey { "sv1-13", "sv1-36" })
  t:use("Look for Prey", "bench 1")
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "sv1-13"
  t:equal(t.opponent.bench[1].id, "sv1-13")
  t:equal(t.opponent.hand, { "sv1-36" })
end)

test("Look for Prey: nothing to find", function(t)
  t:position(prey { "sv1-36", "sv1-181" })
  t:use("Look for Prey", "bench 1")
  t:options {}
  t:answer()
  t:equal(#t:events("card_shown"), 2)
  t:changed { ["bench 1 used this turn"] = true }
end)

test("Look for Prey: onto a full Bench nothing goes", function(t)
  t:position(prey({ "sv1-13", "sv8-1" }, { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }))
  t:use("Look for Prey", "bench 1")
  t:equal(#t:events("card_shown"), 2)
  t:changed { ["bench 1 used this turn"] = true }
end)

test("Look for Prey: not if the opponent has no hand", function(t)
  t:position(prey {})
  t:illegal("use", "Look for Prey", "bench 1")
end)

test("Look for Prey: from the Active Spot, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "rsv10pt5-64" },
    opponent = { active = "sv1-38", hand = { "sv1-13" } },
  }
  t:use "Look for Prey"
  t:answer "sv1-13"
  t:equal(t.opponent.bench[1].id, "sv1-13")
end)
