local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { "sv10-165" }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Ethan's Adventure: Ethan's Pokémon and basic Fire Energy, 3 together", function(t)
  t:position(with { "sv10-32", "sv10-35", "dp1-124", "dp1-125", "sv1-36", "sv10-165", "sv10-114" })
  t:play "sv10-165"
  t:options { "sv10-32", "sv10-35", "dp1-124" }
  t:answer("sv10-32", "dp1-124")
  t:equal(t.me.hand, { "sv10-32", "dp1-124" })
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Ethan's Adventure: no more than 3", function(t)
  t:position(with { "2 sv10-32", "3 dp1-124" })
  t:play "sv10-165"
  t:fails(function() t:answer("sv10-32", "sv10-32", "dp1-124", "dp1-124") end, "takes 0 to 3 picks")
  t:answer("sv10-32", "sv10-32", "dp1-124")
  t:equal(#t.me.hand, 3)
end)

test("Ethan's Adventure: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "sv10-165")
end)

test("Ethan's Adventure: no special Energy", function(t)
  t:position(with { "swsh3-174", "dp1-124" })
  t:play "sv10-165"
  t:options { "dp1-124" }
  t:answer "stop"
end)
