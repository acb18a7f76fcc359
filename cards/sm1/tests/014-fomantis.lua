local function synthesis(t, deck)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-14", energy = "G" }, bench = { "sm1-9" }, deck = deck },
    opponent = { active = "sm1-99" },
  }
  t:attack "Synthesis"
end

test("Synthesis: a Grass Energy card from the deck to a Pokémon of mine", function(t)
  synthesis(t, { "dp1-124", "dp1-123", "sm1-9" })
  t:options { "dp1-123" }
  t:answer "dp1-123"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.me.active.energy, "G")
  t:equal(#t.me.deck, 2)
  t:events { { "attached" }, { "shuffled", player = "me" } }
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Synthesis: none need be found", function(t)
  synthesis(t, { "dp1-123", "sm1-9" })
  t:answer "stop"
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t.me.deck, 2)
  t:events { { "shuffled", player = "me" } }
end)
