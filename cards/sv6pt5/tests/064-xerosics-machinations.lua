local function machinations(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { "sv6pt5-64", "4 dp1-123" } },
    opponent = { active = "sv1-36", hand = hand },
  }
end

test("Xerosic's Machinations: the opponent discards until 3 cards are left", function(t)
  t:position(machinations { "dp1-123", "dp1-124", "dp1-125", "dp1-126", "dp1-127" })
  t:play "sv6pt5-64"
  t:equal(t:asked(), "opponent")
  t:answer("dp1-124", "dp1-127")
  t:changed {
    ["me hand"] = { "- Xerosic's Machinations" },
    ["me discard"] = { "+ Xerosic's Machinations" },
    ["opponent hand"] = { "- Fire Energy", "- Psychic Energy" },
    ["opponent discard"] = { "+ Fire Energy", "+ Psychic Energy" },
  }
end)

test("Xerosic's Machinations: not against 3 cards", function(t)
  t:position(machinations { "dp1-123", "dp1-124", "dp1-125" })
  t:illegal("play", "sv6pt5-64")
end)
