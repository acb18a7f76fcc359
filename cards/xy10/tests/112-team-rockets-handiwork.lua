local function handiwork(deck)
  return {
    ruleset = "xy",
    me = { active = "dp3-55", hand = { "xy10-112" } },
    opponent = { active = "dp3-55", deck = deck },
  }
end

for coins, left in pairs { HH = 1, HT = 3, TT = 5 } do
  test("Team Rocket's Handiwork: 2 cards for each heads, " .. coins, function(t)
    t:position(handiwork { "5 dp1-123" })
    t:coins(coins)
    t:play "xy10-112"
    t:equal(#t.opponent.deck, left)
    t:equal(#t.opponent.discard, 5 - left)
  end)
end

test("Team Rocket's Handiwork: not without a deck of the opponent", function(t)
  t:position(handiwork {})
  t:illegal("play", "xy10-112")
end)
