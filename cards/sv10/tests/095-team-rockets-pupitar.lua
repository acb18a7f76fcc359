local function pupitar(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv10-95", energy = "F", damage = 20 }, bench = { "sv10-95" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Explosive Ascension: a card that evolves from this Pokémon, put onto it", function(t)
  t:position(pupitar { "sv9-95", "sv10-94", "sv10-95", "sv9-81", "sv10-96", "sv10-96", "dp1-123" })
  t:attack "Explosive Ascension"
  t:options { "sv10-96" }
  t:answer "sv10-96"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.id, "sv10-96")
  t:equal(t.me.active.under, { "sv10-95", "sv10-94" })
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "F")
  t:equal(t.me.bench[1].id, "sv10-95")
  t:equal(#t.me.deck, 6)
  t:equal(#t:events("shuffled"), 1)
end)

test("Explosive Ascension: none is taken", function(t)
  t:position(pupitar { "sv10-96", "dp1-123" })
  t:attack "Explosive Ascension"
  t:answer "stop"
  t:equal(t.me.active.id, "sv10-95")
  t:equal(#t.me.deck, 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Explosive Ascension: not the Tyranitar of another name", function(t)
  t:position(pupitar { "sv9-95", "dp1-123" })
  t:attack "Explosive Ascension"
  t:options {}
  t:answer "stop"
  t:equal(t.me.active.id, "sv10-95")
  t:equal(t.opponent.active.damage, 30)
end)

test("Explosive Ascension: only damage without a deck", function(t)
  t:position(pupitar {})
  t:attack "Explosive Ascension"
  t:changed { ["opponent active damage"] = 30 }
end)
