local function persian(deck, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv10-150", energy = "WWR", damage = 50 }, deck = { "sv1-13", "sv1-36" } },
    opponent = { active = theirs or "me1-36", deck = deck },
  }
end

local eleven = { "sv1-84", "dp1-124", "sv1-64", "7 sv1-180", "sv1-80" }

test("Haughty Order: an attack of a Pokémon among the top 10 cards", function(t)
  t:position(persian(eleven))
  t:attack "Haughty Order"
  t:answer(true)
  t:options { "Psyshot", "Lightning Ball", "Explosion" }
  t:answer "Explosion"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.me.active.damage, 140)
  t:equal(#t:events("card_shown"), 10)
  t:equal(#t.opponent.deck, 10)
  t:equal(t.opponent.discard, {})
  t:events { { "attack_copied" }, { "shuffled", player = "opponent" }, only = { "shuffled" } }
end)

test("Haughty Order: or none", function(t)
  t:position(persian(eleven))
  t:attack "Haughty Order"
  t:answer(false)
  t:equal(t.opponent.active.damage, 0)
  t:events { { "shuffled", player = "opponent" }, only = { "shuffled" } }
end)

test("Haughty Order: no question without a Pokémon there", function(t)
  t:position(persian { "dp1-124", "dp6-136", "8 sv1-180", "sv1-80" })
  t:attack "Haughty Order"
  t:equal(#t:events("card_shown"), 10)
  t:events { { "shuffled", player = "opponent" }, only = { "shuffled", "attack_copied" } }
  t:equal(t.opponent.active.damage, 0)
end)

test("Haughty Order: a smaller deck is revealed whole", function(t)
  t:position(persian { "sv1-84", "dp1-124", "sv1-180" })
  t:attack "Haughty Order"
  t:answer(true)
  t:equal(t.opponent.active.damage, 30)
  t:equal(#t:events("card_shown"), 3)
end)

test("Haughty Order: the opponent need not have a Bench for it", function(t)
  t:position(persian({ "sv1-80", "dp1-124", "sv1-180" }, "sv1-145"))
  t:attack "Haughty Order"
  t:answer(true)
  t:answer "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.turn_player, "opponent")
end)

test("Cruel Slash: 140 damage, and Confused", function(t)
  t:position(persian { "2 dp1-124" })
  t:attack "Cruel Slash"
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.opponent.active.conditions, { "confused" })
  t:equal(t.me.active.conditions, {})
end)

test("EXSV-01: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" } },
    opponent = { active = { "sv10-150", damage = 40 }, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
