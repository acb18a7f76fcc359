test("Penny: a Basic Pokémon and all its cards", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "L", attached = { "sv1-197" }, damage = 50 },
      bench = { "sv1-14", "sv1-13" },
      hand = { "sv1-183" },
    },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-183"
  t:options { "active", "bench 2" }
  t:answer "active"
  t:answer "bench 1"  -- the new Active Pokémon
  t:equal(t.me.active.id, "sv1-14")
  t:equal(#t.me.hand, 3)
  t:equal(t.me.discard, { "sv1-183" })
end)

test("Penny: not without a Basic Pokémon in play", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-14", bench = { "sv1-53" }, hand = { "sv1-183" } },
    opponent = { active = "sv1-80" },
  }
  t:illegal("play", "sv1-183")
end)
