local hype = "sv10-163"

local function draw(mine, theirs, deck)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-13",
      hand = { hype, "sv1-180" },
      prizes = mine,
      deck = deck or { "6 dp1-123" },
    },
    opponent = { active = "sv6-61", prizes = theirs },
  }
end

test("Emcee's Hype: 2 cards", function(t)
  t:position(draw(1, 4))
  t:play(hype)
  t:equal(#t.me.hand, 3)
  t:equal(t.me.discard, { hype })
end)

test("Emcee's Hype: 2 more with 3 or fewer Prize cards of the opponent", function(t)
  for prizes = 1, 3 do
    t:position(draw(6, prizes))
    t:play(hype)
    t:equal(#t.me.hand, 5)
  end
end)

test("Emcee's Hype: not with an empty deck", function(t)
  t:position(draw(6, 6, {}))
  t:illegal("play", hype)
end)

test("Emcee's Hype: only 1 Supporter card during a turn", function(t)
  t:position(draw(6, 6))
  t:play(hype)
  t:illegal("play", "sv1-180")
end)
