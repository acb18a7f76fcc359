test("Nicked Nibble: the top card of the opponent's deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-178", energy = "L" } },
    opponent = { active = "sv1-38", deck = { "sv1-36", "sv1-37", "sv1-13" } },
  }
  t:attack "Nicked Nibble"
  t:equal(t.opponent.discard, { "sv1-36" })
  t:equal(t.opponent.hand, { "sv1-37" })
end)
