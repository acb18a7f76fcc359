local function dialga(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv8-135", energy = "M" }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Time Manipulation: 2 cards on top, in any order, after the shuffle", function(t)
  t:position(dialga { "dp1-123", "dp1-124", "sv1-13", "sv1-189", "dp1-125" })
  t:attack "Time Manipulation"
  t:fails(function() t:answer "sv1-13" end, "2 picks")
  t:answer("sv1-13", "sv1-189")
  t:answer("sv1-189", "sv1-13")
  t:equal(t.me.deck[1], "sv1-189")
  t:equal(t.me.deck[2], "sv1-13")
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
  t:equal(t:events("card_shown"), {})
end)

test("Time Manipulation: the other order", function(t)
  t:position(dialga { "dp1-123", "dp1-124", "sv1-13", "sv1-189", "dp1-125" })
  t:attack "Time Manipulation"
  t:answer("sv1-13", "sv1-189")
  t:answer("sv1-13", "sv1-189")
  t:equal(t.me.deck[1], "sv1-13")
  t:equal(t.me.deck[2], "sv1-189")
end)

test("Time Manipulation: with 1 card that one, with none nothing", function(t)
  t:position(dialga { "sv1-13" })
  t:attack "Time Manipulation"
  t:answer "sv1-13"
  t:equal(t.me.deck, { "sv1-13" })
  t:position(dialga {})
  t:attack "Time Manipulation"
  t:unchanged()
end)
