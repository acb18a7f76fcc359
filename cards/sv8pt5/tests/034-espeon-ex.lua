local function psych(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-34", energy = "PPP" }, hand = { "sv1-14" } },
    opponent = { active = "sv1-38", hand = hand, deck = { "2 dp1-123" } },
  }
end

test("Psych Out: 160, and a random card of the opponent's hand", function(t)
  t:position(psych { "sv1-13", "sv1-178" })
  t:attack "Psych Out"
  t:pick "sv1-178"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.opponent.discard, { "sv1-178" })
  t:equal(t.opponent.hand, { "sv1-13", "dp1-123" })
  t:equal(t.me.hand, { "sv1-14" })
end)

test("Psych Out: with no hand only damage", function(t)
  t:position(psych {})
  t:attack "Psych Out"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Amazez: each evolved Pokémon loses its highest Stage, into the deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8pt5-34", energy = "GPD" }, bench = { "sv1-85" }, deck = { "2 dp1-123" } },
    opponent = {
      active = { "sv1-38", energy = "R", damage = 20 },
      bench = { "sv1-85", "sv1-13", "sv1-65" },
      deck = { "2 dp1-126" },
    },
  }
  t:shuffle "dp1-126"
  t:shuffle "dp1-126"
  t:shuffle "dp1-126"
  t:attack "Amazez"
  t:equal(t.opponent.active.name, "Crocalor")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.bench[1].name, "Ralts")
  t:equal(t.opponent.bench[2].id, "sv1-13")
  t:equal(t.opponent.bench[3].name, "Magneton")
  t:equal(#t.opponent.deck, 4)
  t:equal(t.opponent.hand, { "dp1-126" })
  t:equal(t.opponent.discard, {})
  t:equal(t.me.bench[1].id, "sv1-85")
  t:equal(t.me.active.id, "sv8pt5-34")
end)

test("Amazez: nothing happens to Basic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8pt5-34", energy = "GPD" } },
    opponent = { active = "sv1-80", bench = { "sv1-13" } },
  }
  t:attack "Amazez"
  t:unchanged()
end)
