local amarys = "sv8pt5-93"

local function draw(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = hand, deck = { "9 dp1-123" } },
    opponent = { active = "sv6-61", hand = { "6 dp1-124" } },
  }
end

test("Amarys: draws 4 cards, and with 4 in hand they stay", function(t)
  t:position(draw { amarys })
  t:play(amarys)
  t:equal(#t.me.hand, 4)
  t:end_turn()
  t:equal(#t.me.hand, 4)
  t:equal(t.me.discard, { amarys })
end)

test("Amarys: with 5 in hand at the end of the turn, all are discarded", function(t)
  t:position(draw { amarys, "sv1-180" })
  t:play(amarys)
  t:equal(#t.me.hand, 5)
  t:end_turn()
  t:equal(#t.me.hand, 0)
  t:equal(#t.me.discard, 6)
  t:equal(#t.opponent.hand, 7)
end)

test("Amarys: what is played before the end of the turn does not count", function(t)
  t:position(draw { amarys, "sv1-13" })
  t:play(amarys)
  t:bench "sv1-13"
  t:end_turn()
  t:equal(#t.me.hand, 4)
end)

test("Amarys: also after an attack", function(t)
  local position = draw { amarys, "sv1-180" }
  position.me.active = { "sv1-13", energy = "G" }
  t:position(position)
  t:play(amarys)
  t:attack "Scratch"
  t:equal(#t.me.hand, 0)
end)

test("Amarys: not at the end of a later turn", function(t)
  t:position(draw { amarys })
  t:play(amarys)
  t:end_turn()
  t:end_turn()
  t:equal(#t.me.hand, 5)
  t:end_turn()
  t:equal(#t.me.hand, 5)
end)

test("Amarys: draws what is left, and not with an empty deck", function(t)
  local position = draw { amarys }
  position.me.deck = { "2 dp1-123" }
  t:position(position)
  t:play(amarys)
  t:equal(#t.me.hand, 2)
  position.me.deck = {}
  t:position(position)
  t:illegal("play", amarys)
end)

test("Amarys: only 1 Supporter card during a turn", function(t)
  t:position(draw { amarys, "sv1-180" })
  t:play(amarys)
  t:illegal("play", "sv1-180")
end)

test("Amarys: not at the end of the opponent's turn", function(t)
  local position = draw { amarys }
  position.opponent.hand = { "rsv10pt5-83" }
  t:position(position)
  t:play(amarys)
  t:end_turn()
  t:coins "T"
  t:play "rsv10pt5-83"
  t:equal(#t.me.hand, 5)
  t:end_turn()
  t:equal(#t.me.hand, 6)
end)
