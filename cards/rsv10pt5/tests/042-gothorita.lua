local function gothorita(theirs)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-42", energy = "P" }, deck = { "dp1-124" } },
    opponent = { active = "sv1-38", deck = theirs },
  }
end

test("Fortunate Eye: the top 5 of the opponent's deck in any order", function(t)
  t:position(gothorita { "sv1-13", "sv1-14", "sv1-15", "dp1-123", "dp1-125", "sv1-36", "sv1-37" })
  t:attack "Fortunate Eye"
  t:equal(t:asked(), "me")
  t:answer("dp1-125", "sv1-14", "sv1-13", "dp1-123", "sv1-15")
  t:equal(t.opponent.hand, { "dp1-125" })
  t:equal(t.opponent.deck, { "sv1-14", "sv1-13", "dp1-123", "sv1-15", "sv1-36", "sv1-37" })
  t:equal(t.me.deck, { "dp1-124" })
end)

test("Fortunate Eye: of a smaller deck all", function(t)
  t:position(gothorita { "sv1-13", "sv1-14" })
  t:attack "Fortunate Eye"
  t:answer("sv1-14", "sv1-13")
  t:equal(t.opponent.hand, { "sv1-14" })
  t:equal(t.opponent.deck, { "sv1-13" })
end)
