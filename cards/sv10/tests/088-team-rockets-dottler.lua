local function dottler(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv10-88", energy = "P" }, deck = { "dp1-123", "dp1-124", "dp1-125" } },
    opponent = { active = "sv1-38", deck = theirs },
  }
end

test("Disruptive Radar: the top 5 cards of the opponent's deck, in any order", function(t)
  t:position(dottler { "sv1-13", "sv1-52", "sv1-84", "sv1-80", "sv1-38", "sv1-15", "dp1-123" })
  t:attack "Disruptive Radar"
  t:equal(t:asked(), "me")
  t:options { "sv1-13", "sv1-52", "sv1-84", "sv1-80", "sv1-38" }
  t:answer("sv1-38", "sv1-80", "sv1-13", "sv1-84", "sv1-52")
  t:equal(t.opponent.hand, { "sv1-38" })
  t:equal(t.opponent.deck, { "sv1-80", "sv1-13", "sv1-84", "sv1-52", "sv1-15", "dp1-123" })
  t:equal(t.me.deck, { "dp1-123", "dp1-124", "dp1-125" })
  t:equal(#t:events("shuffled"), 0)
  t:equal(#t:events("card_shown"), 0)
end)

test("Disruptive Radar: of fewer cards all", function(t)
  t:position(dottler { "sv1-13", "sv1-52", "sv1-84" })
  t:attack "Disruptive Radar"
  t:options { "sv1-13", "sv1-52", "sv1-84" }
  t:answer("sv1-84", "sv1-13", "sv1-52")
  t:equal(t.opponent.hand, { "sv1-84" })
  t:equal(t.opponent.deck, { "sv1-13", "sv1-52" })
end)
