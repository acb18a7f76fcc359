local lacey = "sv7-139"

local function with(mine, theirs, hand)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      hand = hand or { lacey, "sv1-13", "sv1-84", lacey },
      deck = { "20 dp1-123" },
      prizes = mine,
    },
    opponent = { active = "sv1-80", hand = { "sv1-13" }, prizes = theirs },
  }
end

test("Lacey: the hand is shuffled into the deck, then 4 cards", function(t)
  t:position(with(6, 6))
  t:shuffle(lacey, "sv1-84", "sv1-13")
  t:play(lacey)
  t:equal(t.me.hand, { lacey, "sv1-84", "sv1-13", "dp1-123" })
  t:equal(#t.me.deck, 19)
  t:equal(t.opponent.hand, { "sv1-13" })
  t:equal(#t:events("shuffled"), 1)
  t:illegal("play", lacey)
end)

test("Lacey: 8 cards when the opponent has 3 Prize cards or fewer", function(t)
  for _, prizes in ipairs { 1, 2, 3 } do
    t:position(with(6, prizes))
    t:play(lacey)
    t:equal(#t.me.hand, 8)
    t:equal(#t.me.deck, 15)
  end
end)

test("Lacey: 4 cards when they have 4, however few I have", function(t)
  t:position(with(1, 4))
  t:play(lacey)
  t:equal(#t.me.hand, 4)
end)

test("Lacey: with nothing else in hand", function(t)
  t:position(with(6, 6, { lacey }))
  t:play(lacey)
  t:equal(#t.me.hand, 4)
end)
