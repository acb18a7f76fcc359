local psyduck = "sv10-45"

local function benched(bench, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Flustered Leap: the deck's bottom card is discarded, and it goes on top", function(t)
  t:position(benched({ psyduck, "sv8-70" }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:use "Flustered Leap"
  t:equal(t.me.deck, { psyduck, "dp1-123", "dp1-124" })
  t:equal(t.me.discard, { "dp1-125" })
  t:equal(#t.me.bench, 1)
  t:equal(t.me.bench[1].id, "sv8-70")
end)

test("Flustered Leap: all cards attached to it are discarded", function(t)
  t:position(benched({ { psyduck, energy = "WR", attached = { "sv9-159", "sv5-159" } } }, {
    "dp1-123",
    "dp1-125",
  }))
  t:use "Flustered Leap"
  t:equal(t.me.deck, { psyduck, "dp1-123" })
  t:changed {
    ["bench 1"] = true,
    ["me deck"] = { "+ Misty's Psyduck", "- Water Energy" },
    ["me discard"] = { "+ 2 Water Energy", "+ Fire Energy", "+ Spiky Energy", "+ Rescue Board" },
  }
end)

test("Flustered Leap: the last card", function(t)
  t:position(benched({ psyduck }, { "dp1-125" }))
  t:use "Flustered Leap"
  t:equal(t.me.deck, { psyduck })
  t:equal(t.me.discard, { "dp1-125" })
end)

test("Flustered Leap: not with an empty deck, nor from the Active Spot", function(t)
  t:position(benched({ psyduck }, {}))
  t:illegal("use", "Flustered Leap")
  t:position {
    ruleset = "sv",
    me = { active = psyduck, bench = { "sv8-70" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("use", "Flustered Leap")
end)

test("Flustered Leap: another Misty's Psyduck in the same turn", function(t)
  t:position(benched({ psyduck, psyduck }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:use("Flustered Leap", "bench 1")
  t:use("Flustered Leap", "bench 1")
  t:equal(t.me.deck, { psyduck, psyduck, "dp1-123" })
  t:equal(t.me.discard, { "dp1-125", "dp1-124" })
end)
