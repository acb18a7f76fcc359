local position = {
  ruleset = "sv",
  me = { active = { "sv1-120", energy = "FFFW" } },
  opponent = {
    active = { "sv1-38", energy = "RR", attached = { "sv1-197" }, damage = 50 },
    bench = { "sv1-13" },
    deck = { "dp1-123" },
  },
}

test("EX-68 Sandstorm Spray: its cost is three Fighting Energy and one of any type", function(t)
  t:position(position)
  t:legal("attack", "Sandstorm Spray")
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-120", energy = "FFWW" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("attack", "Sandstorm Spray")
end)

test("Sandstorm Spray: the Active Pokémon goes into its deck with all its cards", function(t)
  t:position(position)
  t:attack "Sandstorm Spray"
  t:answer "dp1-125"
  t:equal(t.me.active.energy, "FF")
  t:equal(t.me.discard, { "dp1-125", "dp1-128" })
  t:equal(t.opponent.active.id, "sv1-13")
  -- Three Pokémon cards, two Energy cards and a Tool have come, and one card was drawn.
  t:equal(#t.opponent.deck + #t.opponent.hand, 7)
  t:equal(t.opponent.discard, {})
end)

test("Sandstorm Spray: a card that provides two Energy is enough", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-120", energy = "FFF", attached = { "base1-96" } } },
    opponent = { active = "sv1-38", bench = { "sv1-13" }, deck = { "dp1-123" } },
  }
  t:attack "Sandstorm Spray"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "FFF")
  t:equal(t.me.discard, { "base1-96" })
  t:equal(t.opponent.active.id, "sv1-13")
end)
