local confused = { "confused", "poisoned" }

test("Dizzying Valley: who evolves stays Confused, on both sides", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-88",
    me = { active = { "sv1-13", conditions = confused }, hand = { "sv1-14" } },
    opponent = {
      active = { "sv1-84", conditions = { "confused" } },
      deck = { "sv1-85", "dp1-123" },
    },
  }
  t:evolve("sv1-14", "active")
  t:equal(t.me.active.conditions, { "confused" })
  t:end_turn()
  t:evolve("sv1-85", "opponent active")
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Dizzying Valley: only evolving", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-88",
    me = { active = { "sv1-13", energy = "G", conditions = { "confused" } }, bench = { "sv1-36" } },
    opponent = { active = "sv1-84" },
  }
  t:retreat "bench 1"
  t:equal(t.me.bench[1].conditions, {})
end)

test("Dizzying Valley: who is devolved stays Confused", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-88",
    me = {
      active = { "sv1-14", conditions = { "confused" } },
      hand = { "ex7-91" },
      deck = { "sv1-13" },
    },
    opponent = { active = "sv1-84" },
  }
  t:play "ex7-91"
  t:answer "stop"
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.active.conditions, { "confused" })
end)
