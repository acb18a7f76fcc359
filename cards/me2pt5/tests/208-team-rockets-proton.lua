local function with(turn, deck)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = "sv1-13", hand = { "me2pt5-208" }, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Team Rocket's Proton: up to 3, in the first turn of the game", function(t)
  t:position(with(1, { "4 sv10-37", "sv1-13", "dp1-123" }))
  t:play "me2pt5-208"
  t:options { "sv10-37" }
  t:answer("sv10-37", "sv10-37", "sv10-37")
  t:equal(#t.me.hand, 3)
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Team Rocket's Proton: none need be found, in a later turn, too", function(t)
  t:position(with(3, { "sv1-13", "dp1-123" }))
  t:play "me2pt5-208"
  t:answer "stop"
  t:equal(#t.me.hand, 0)
end)

test("Team Rocket's Proton: not with an empty deck", function(t)
  t:position(with(3, {}))
  t:illegal("play", "me2pt5-208")
end)
