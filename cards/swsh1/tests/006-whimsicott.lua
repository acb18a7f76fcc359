local function against(bench)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-6", energy = "G" } },
    opponent = {
      active = { "swsh1-33", energy = "RR", damage = 30 },
      bench = bench,
      deck = { "swsh1-165", "swsh1-165" },
    },
  }
end

test("Cotton Ride: heads, all cards of the Active Pokémon go into the deck", function(t)
  t:position(against { "swsh1-140", "swsh1-22" })
  t:coins "H"
  t:shuffle "swsh1-165"
  t:attack "Cotton Ride"
  t:equal(t:asked(), "opponent")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "swsh1-22")
  t:equal(#t.opponent.bench, 1)
  t:equal(t.opponent.hand, { "swsh1-165" })
  t:equal(#t.opponent.deck, 5)
  t:equal(t.opponent.discard, {})
end)

test("Cotton Ride: heads, nobody on the Bench: the match is won", function(t)
  t:position(against {})
  t:coins "H"
  t:shuffle()
  t:attack "Cotton Ride"
  t:equal(t.winner, "me")
end)

test("Cotton Ride: tails, nothing", function(t)
  t:position(against { "swsh1-140" })
  t:coins "T"
  t:attack "Cotton Ride"
  t:unchanged()
end)
