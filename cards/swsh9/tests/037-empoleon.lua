local function surfacing(side)
  side.active = side.active or "dp3-55"
  side.discard = side.discard or { "swsh9-37" }
  side.deck = side.deck or { "dp1-123", "dp1-124", "dp1-125", "dp1-126" }
  return { ruleset = "sv", me = side, opponent = { active = "dp3-55" } }
end

test("Emergency Surfacing: from the discard pile onto the Bench, and 3 cards are drawn", function(t)
  t:position(surfacing {})
  t:use "Emergency Surfacing"
  t:changed {
    ["bench 1"] = "Empoleon",
    ["me discard"] = { "- Empoleon" },
    ["me hand"] = { "+ Grass Energy", "+ Fire Energy", "+ Water Energy" },
    ["me deck"] = { "- Grass Energy", "- Fire Energy", "- Water Energy" },
  }
end)

test("Emergency Surfacing: each copy once", function(t)
  t:position(surfacing { discard = { "swsh9-37", "swsh9-37" }, deck = {} })
  t:use "Emergency Surfacing"
  t:equal(#t.me.bench, 1)
  t:use "Emergency Surfacing"
  t:equal(#t.me.bench, 2)
  t:illegal("use", "Emergency Surfacing")
end)

test("Emergency Surfacing: the cards that are drawn end it", function(t)
  t:position(surfacing { discard = { "swsh9-37", "swsh9-37" } })
  t:use "Emergency Surfacing"
  t:equal(#t.me.hand, 3)
  t:illegal("use", "Emergency Surfacing")
end)

test("Emergency Surfacing: not with a card in hand", function(t)
  t:position(surfacing { hand = { "dp1-123" } })
  t:illegal("use", "Emergency Surfacing")
end)

test("Emergency Surfacing: not with a full Bench", function(t)
  t:position(surfacing { bench = { "dp3-98", "dp3-98", "dp3-98", "dp3-98", "dp3-98" } })
  t:illegal("use", "Emergency Surfacing")
end)

test("Emergency Surfacing: not in play", function(t)
  t:position(surfacing { active = "swsh9-37", discard = {} })
  t:illegal("use", "Emergency Surfacing")
end)

test("Water Arrow: 60 damage to any Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-37", energy = "W" } },
    opponent = { active = "dp3-98", bench = { "dp3-55" } },
  }
  t:answer "opponent bench 1"
  t:attack "Water Arrow"
  t:equal(t.opponent.bench[1].damage, 60)
  t:equal(t.opponent.active.damage, 0)
end)
