local bolt = "sv5-123"

local function roar(hand)
  return {
    ruleset = "sv",
    me = { active = { bolt, energy = "L" }, hand = hand, deck = { "6 dp1-124", "2 dp1-125" } },
    opponent = { active = "sv5-123", hand = { "sv1-13" } },
  }
end

test("Burst Roar: the hand is discarded, 6 cards are drawn", function(t)
  t:position(roar { "sv1-13", "dp1-123" })
  t:attack "Burst Roar"
  t:equal(t.me.hand, { "dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-124" })
  t:equal(t.me.discard, { "sv1-13", "dp1-123" })
  t:equal(#t.opponent.discard, 0)
end)

test("Burst Roar: with no hand, too", function(t)
  t:position(roar {})
  t:attack "Burst Roar"
  t:equal(#t.me.hand, 6)
end)

local function thunder()
  return {
    ruleset = "sv",
    me = {
      active = { bolt, energy = "LF", attached = { "sv2-193" } },
      bench = { { "sv1-13", energy = "G" } },
    },
    opponent = { active = { "sv5-123", energy = "L", attached = { "sv5-152" } } },
  }
end

test("Bellowing Thunder: 70 for each card from all your Pokémon", function(t)
  t:position(thunder())
  t:attack "Bellowing Thunder"
  t:answer("dp1-126", "dp1-128", "dp1-123")
  t:changed {
    ["opponent active damage"] = 210,
    ["active energy"] = { "- Lightning Energy", "- Fighting Energy" },
    ["bench 1 energy"] = { "- Grass Energy" },
    ["me discard"] = { "+ Lightning Energy", "+ Fighting Energy", "+ Grass Energy" },
  }
end)

test("Bellowing Thunder: one card", function(t)
  t:position(thunder())
  t:attack "Bellowing Thunder"
  t:options { "dp1-126", "dp1-128", "dp1-123" }
  t:answer "dp1-123"
  t:changed {
    ["opponent active damage"] = 70,
    ["bench 1 energy"] = { "- Grass Energy" },
    ["me discard"] = { "+ Grass Energy" },
  }
end)

test("Bellowing Thunder: none, no damage", function(t)
  t:position(thunder())
  t:attack "Bellowing Thunder"
  t:answer "stop"
  t:unchanged()
end)
