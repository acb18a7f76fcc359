local eevee = "sv6-135"

local function ascension(deck)
  return {
    ruleset = "sv",
    me = { active = { eevee, energy = "G", new = true }, bench = { eevee }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Ascension: a card that evolves from Eevee, even in the turn it is played", function(t)
  t:position(ascension { "sv1-37", "sv6-11", eevee, "sv8pt5-26", "dp1-123" })
  t:attack "Ascension"
  t:options { "sv6-11", "sv8pt5-26" }
  t:answer "sv8pt5-26"
  t:equal(t.me.active.id, "sv8pt5-26")
  t:equal(t.me.active.under, { eevee })
  t:equal(t.me.active.energy, "G")
  t:equal(t.me.bench[1].id, eevee)
  t:equal(#t.me.deck, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Ascension: none need be found, and the deck is shuffled", function(t)
  for _, deck in ipairs { { "sv6-11", "dp1-123" }, { "sv1-37", "sv1-38" } } do
    t:position(ascension(deck))
    t:attack "Ascension"
    t:answer "stop"
    t:equal(t.me.active.id, eevee)
    t:equal(#t:events("shuffled"), 1)
  end
end)

test("Quick Attack: 20 more on heads", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { eevee, energy = "GGG" } },
    opponent = { active = "sv1-80" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Quick Attack"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [20] = "1/2", [40] = "1/2" })
end)
