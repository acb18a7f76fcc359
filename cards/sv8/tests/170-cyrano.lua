local cyrano = "sv8-170"

local function position(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = { cyrano, cyrano }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Cyrano: up to 3 Pokémon ex", function(t)
  t:position(position {
    "sv1-13",
    "xy1-1",
    "ex1-97",
    "sv5-123",
    "sv9-111",
    "sv9-56",
    "me1-94",
    "sv5-122",
    "dp1-123",
  })
  t:play(cyrano)
  t:options { "sv5-123", "sv9-111", "sv9-56", "me1-94", "sv5-122" }
  t:fails(function() t:answer("sv5-123", "sv9-111", "sv9-56", "me1-94") end, "takes 0 to 3 picks")
  t:answer("sv5-123", "sv9-111", "me1-94")
  t:equal(t.me.hand, { cyrano, "sv5-123", "sv9-111", "me1-94" })
  t:equal(t.me.discard, { cyrano })
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
  t:illegal("play", cyrano)
end)

test("Cyrano: or none", function(t)
  t:position(position { "sv5-123", "sv9-111" })
  t:play(cyrano)
  t:answer "stop"
  t:equal(t.me.hand, { cyrano })
end)
