local bargain = "me1-120"

local function offer(mine, theirs)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-13",
      hand = { bargain, "sv1-180" },
      deck = { "6 dp1-123" },
      prizes = mine,
    },
    opponent = { active = "sv1-13", prizes = theirs },
  }
end

test("Lt. Surge's Bargain: yes, each player takes a Prize card", function(t)
  t:position(offer())
  t:play(bargain)
  t:equal(t:asked(), "opponent")
  t:answer(true)
  t:answer(1)
  t:answer(2)
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(#t.me.hand, 2)
  t:equal(#t.opponent.hand, 1)
  t:equal(#t.me.deck, 6)
end)

test("Lt. Surge's Bargain: no, I draw 4 cards", function(t)
  t:position(offer())
  t:play(bargain)
  t:answer(false)
  t:equal(#t.me.hand, 5)
  t:equal(#t.me.deck, 2)
  t:equal(#t.opponent.hand, 0)
  t:equal(t.me.prizes_left, 6)
  t:equal(t.opponent.prizes_left, 6)
end)

test("Lt. Surge's Bargain: only 1 Supporter card during a turn", function(t)
  t:position(offer())
  t:play(bargain)
  t:answer(false)
  t:equal(t.me.discard, { bargain })
  t:illegal("play", "sv1-180")
end)
