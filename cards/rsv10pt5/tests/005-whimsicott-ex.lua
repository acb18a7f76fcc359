local whimsicott = "rsv10pt5-5"

local function gift(deck)
  return {
    ruleset = "sv",
    me = { active = { whimsicott, energy = "G" }, bench = { "sv1-13" }, deck = deck },
    opponent = { active = "sv5-123" },
  }
end

test("Energy Gift: up to 3 Basic Energy cards, as you like", function(t)
  t:position(gift { "dp1-124", "dp1-125", "dp1-126", "dp1-127", "sv2-193", "sv1-13" })
  t:attack "Energy Gift"
  t:options { "dp1-124", "dp1-125", "dp1-126", "dp1-127" }
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-126", "dp1-127") end, "takes 0 to 3 picks")
  t:answer("dp1-124", "dp1-125", "dp1-126")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "GW")
  t:equal(t.me.bench[1].energy, "RL")
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Energy Gift: or none", function(t)
  t:position(gift { "dp1-124", "dp1-125", "dp1-126" })
  t:attack "Energy Gift"
  t:answer "stop"
  t:unchanged()
  t:equal(#t:events("shuffled"), 1)
end)

local function cotton(hand)
  return {
    ruleset = "sv",
    me = { active = { whimsicott, energy = "G" }, hand = { "sv1-180" } },
    opponent = { active = "sv5-123", hand = hand },
  }
end

test("Wondrous Cotton: 50 for each Trainer card in the opponent's hand", function(t)
  t:position(cotton { "sv1-180", "sv8-175", "sv1-193", "sv5-156", "sv1-13", "dp1-123", "sv2-193" })
  t:attack "Wondrous Cotton"
  t:changed { ["opponent active damage"] = 200 }
  t:equal(#t:events("card_shown"), 7)
end)

test("Wondrous Cotton: no damage without one, but the hand is shown", function(t)
  t:position(cotton { "sv1-13", "dp1-123" })
  t:attack "Wondrous Cotton"
  t:unchanged()
  t:equal(#t:events("card_shown"), 2)
end)
