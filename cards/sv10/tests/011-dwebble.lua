local function dwebble(deck)
  return {
    ruleset = "sv",
    me = {
      active = { "sv10-11", energy = "G", damage = 20, new = true },
      bench = { "sv10-11" },
      hand = { "sv10-12" },
      deck = deck,
    },
    opponent = { active = "sv1-80" },
  }
end

test("Ascension: a card that evolves from Dwebble, even in the turn it is played", function(t)
  t:position(dwebble { "sv1-37", "sv10-12", "sv10-11", "zsv10pt5-52", "dp1-123" })
  t:attack "Ascension"
  t:options { "sv10-12", "zsv10pt5-52" }
  t:answer "zsv10pt5-52"
  t:equal(t.me.active.id, "zsv10pt5-52")
  t:equal(t.me.active.under, { "sv10-11" })
  t:equal(t.me.active.energy, "G")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].id, "sv10-11")
  t:equal(t.me.hand, { "sv10-12" })
  t:equal(#t.me.deck, 4)
  t:equal(#t:events("shuffled"), 1)
  t:equal(t.opponent.active.damage, 0)
end)

test("Ascension: none need be found, and the deck is shuffled", function(t)
  t:position(dwebble { "sv10-12", "dp1-123" })
  t:attack "Ascension"
  t:answer "stop"
  t:equal(t.me.active.id, "sv10-11")
  t:equal(#t.me.deck, 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Ascension: without such a card in the deck only shuffled", function(t)
  t:position(dwebble { "sv1-37", "sv1-38", "dp1-123" })
  t:attack "Ascension"
  t:answer "stop"
  t:equal(t.me.active.id, "sv10-11")
  t:equal(#t:events("shuffled"), 1)
end)
