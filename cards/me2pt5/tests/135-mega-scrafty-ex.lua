local scrafty = "me2pt5-135"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Counterattacking Crest: 5 damage counters on the Attacking Pokémon", function(t)
  t:position(attacked(miraidon, scrafty, { "sv1-36" }))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 50 }
end)

test("Counterattacking Crest: even if Knocked Out", function(t)
  t:position(attacked(miraidon, { scrafty, damage = 300 }, { "sv1-36" }))
  t:attack "Sharp Fang"
  t:answer("#1", "#2", "#3")
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.me.active.damage, 50)
end)

test("Counterattacking Crest: not on the Bench", function(t)
  t:position(attacked(miraidon, "sv1-80", { scrafty }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Counterattacking Crest: damage counters are not damage", function(t)
  t:position(attacked({ "me2-46", energy = "P" }, scrafty))
  t:attack "Sneaky Placement"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Counterattacking Crest: not for damage of one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { scrafty } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:changed { ["opponent active damage"] = 260, ["bench 1 damage"] = 30 }
end)

local function leg(hand, deck)
  return {
    ruleset = "sv",
    me = { active = { scrafty, energy = "DDD" } },
    opponent = { active = "me1-36", hand = hand, deck = deck },
  }
end

test("Outlaw Leg: a random card of the hand and the top card of the deck", function(t)
  t:position(leg({ "sv1-13", "sv1-36" }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:pick "sv1-36"
  t:attack "Outlaw Leg"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.opponent.discard, { "sv1-36", "dp1-123" })
end)

test("Outlaw Leg: only the deck's card from an empty hand", function(t)
  t:position(leg({}, { "dp1-123", "dp1-124" }))
  t:attack "Outlaw Leg"
  t:equal(t.opponent.discard, { "dp1-123" })
end)
