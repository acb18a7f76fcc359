local tyranitar, ball = "sv9-95", "sv1-181"
local hand = { ball, "sv1-180", "sv1-193", "sv1-178" }

test("Daunting Gaze: the opponent can't play Item cards", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv1-36", hand = hand },
    opponent = { active = tyranitar },
  }
  t:illegal("play", ball)
  t:legal("play", "sv1-180")
  t:legal("play", "sv1-193", "active")
  t:legal("play", "sv1-178")
end)

test("Daunting Gaze: not from the Bench", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv1-36", hand = hand },
    opponent = { active = "sv1-36", bench = { tyranitar } },
  }
  t:legal("play", ball)
end)

test("Daunting Gaze: its own player can", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = tyranitar, hand = hand },
    opponent = { active = "sv1-36" },
  }
  t:legal("play", ball)
end)
