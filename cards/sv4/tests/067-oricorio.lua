local function with(mine, theirs)
  return {
    ruleset = "sv",
    me = {
      active = { "sv4-67", energy = "LL" },
      bench = mine,
      hand = { "sv1-13", "sv1-14" },
      deck = { "sv1-15", "sv1-20" },
    },
    opponent = { active = "sv1-38", bench = theirs },
  }
end

test("Pep Up: a card for each Benched Pokémon of both sides", function(t)
  t:position(with({ "sv1-80", "sv1-80" }, { "sv1-13" }))
  t:attack "Pep Up"
  t:equal(#t.me.hand, 3)
  t:equal(#t.me.deck, 1)
end)

test("Pep Up: no card with both Benches empty", function(t)
  t:position(with({}, {}))
  t:attack "Pep Up"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 4)
end)

test("Volt Wave: heads, Paralyzed", function(t)
  t:position(with({}, {}))
  t:coins "H"
  t:attack "Volt Wave"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Volt Wave: tails, only damage", function(t)
  t:position(with({}, {}))
  t:coins "T"
  t:attack "Volt Wave"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Pep Up: without a hand the deck is shuffled all the same", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv4-67", energy = "LL" }, bench = { "sv1-80" }, hand = {} },
    opponent = { active = "sv1-38" },
  }
  t:attack "Pep Up"
  t:equal(#t:events("shuffled"), 1)
end)
