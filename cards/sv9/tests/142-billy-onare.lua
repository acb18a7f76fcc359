local billy = "sv9-142"

local function draws(others, deck)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-38",
      hand = { billy, others .. " sv1-13", "sv1-180" },
      deck = deck or { "6 dp1-123" },
    },
    opponent = { active = "sv1-38", hand = { "12 dp1-124" } },
  }
end

test("Billy & O'Nare: 2 cards, and with 10 in the hand 2 more", function(t)
  t:position(draws(7))
  t:play(billy)
  t:equal(#t.me.hand, 12)
  t:illegal("play", "sv1-180")
  t:position(draws(9))
  t:play(billy)
  t:equal(#t.me.hand, 14)
end)

test("Billy & O'Nare: with 9 no more", function(t)
  t:position(draws(6))
  t:play(billy)
  t:equal(#t.me.hand, 9)
  t:equal(#t.me.deck, 4)
end)

test("Billy & O'Nare: with a small deck what is there", function(t)
  t:position(draws(7, { "dp1-123" }))
  t:play(billy)
  t:equal(#t.me.hand, 9)
  t:equal(t.winner, nil)
end)

test("Billy & O'Nare: not with an empty deck", function(t)
  t:position(draws(7, {}))
  t:illegal("play", billy)
end)
