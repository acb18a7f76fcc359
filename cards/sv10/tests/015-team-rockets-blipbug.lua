test("Searching Eyes: looks at 1 of the opponent's Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-15", energy = "G" } },
    opponent = { active = "sv1-13", prizes = { "sv1-36", "sv1-37", "dp1-123" } },
  }
  t:attack "Searching Eyes"
  t:options { 1, 2, 3 }
  t:answer(2)
  t:events {
    { "looked_at", player = "me", from = "prizes", value = 1 },
    only = { "card_shown", "looked_at" },
  }
  t:unchanged()
end)
