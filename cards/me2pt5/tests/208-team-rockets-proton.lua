local function with(turn, deck)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = "sv1-13", hand = { "me2pt5-208" }, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Team Rocket's Proton: in the first turn of the game", function(t)
  t:position(with(1, { "sv1-13", "dp1-123" }))
  t:play "me2pt5-208"
  t:answer "stop"
  t:equal(#t.me.hand, 0)
  t:equal(#t:events "shuffled", 1)
end)

test("Team Rocket's Proton: not with an empty deck", function(t)
  t:position(with(3, {}))
  t:illegal("play", "me2pt5-208")
end)
