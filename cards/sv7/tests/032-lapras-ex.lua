local function lapras(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv7-32", energy = "WPM" }, bench = { "sv1-13" }, deck = deck },
    opponent = { active = "me1-36", bench = { "sv1-13" } },
  }
end

test("Larimar Rain: any number of Energy cards of the top 20, as one likes", function(t)
  t:position(lapras {
    "dp1-123",
    "sv5-161",
    "16 sv1-52",
    "dp1-124",
    "dp1-125",
    "dp1-126",
    "sv1-13",
  })
  t:attack "Larimar Rain"
  t:options { "dp1-123", "sv5-161", "dp1-124", "dp1-125" }
  t:answer("dp1-123", "sv5-161", "dp1-125")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:answer "bench 1"
  t:changed {
    ["active energy"] = { "+ Mist Energy" },
    ["bench 1 energy"] = { "+ Grass Energy", "+ Water Energy" },
    ["me deck"] = { "- Grass Energy", "- Mist Energy", "- Water Energy" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Larimar Rain: none is attached", function(t)
  t:position(lapras { "dp1-123", "sv1-52", "dp1-124" })
  t:attack "Larimar Rain"
  t:answer "stop"
  t:equal(#t.me.deck, 3)
  t:equal(t.me.active.energy, "WPM")
  t:equal(#t:events("shuffled"), 1)
end)

test("Larimar Rain: all of a deck of fewer cards", function(t)
  t:position(lapras { "3 dp1-123", "2 dp1-124" })
  t:attack "Larimar Rain"
  t:answer("dp1-123", "dp1-123", "dp1-123", "dp1-124", "dp1-124")
  for _ = 1, 5 do t:answer "bench 1" end
  t:equal(t.me.bench[1].energy, "GGGRR")
  t:equal(t.me.deck, {})
end)

test("Larimar Rain: no Energy there", function(t)
  t:position(lapras { "20 sv1-52", "dp1-123" })
  t:attack "Larimar Rain"
  t:equal(#t.me.deck, 21)
  t:equal(#t:events("shuffled"), 1)
end)
