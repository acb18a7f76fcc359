local function wink(hand, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-66", hand = { "sv9-67" } },
    opponent = { active = "sv1-38", bench = bench, hand = hand },
  }
end

test("Inviting Wink: any number of Basic Pokémon of the hand that is shown", function(t)
  t:position(wink { "sv1-13", "sv1-80", "sv1-36", "sv1-14", "swsh3-167", "dp1-123" })
  t:evolve "sv9-67"
  t:answer(true)
  t:equal(t:asked(), "me")
  t:equal(#t:events("card_shown"), 6)
  t:options { "sv1-13", "sv1-80", "sv1-36" }
  t:answer("sv1-80", "sv1-36")
  t:equal(#t.opponent.bench, 2)
  t:equal(t.opponent.bench[1].id, "sv1-80")
  t:equal(t.opponent.bench[2].id, "sv1-36")
  t:equal(#t.opponent.hand, 4)
end)

test("Inviting Wink: none of them", function(t)
  t:position(wink { "sv1-13", "sv1-80" })
  t:evolve "sv9-67"
  t:answer(true)
  t:answer "stop"
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t.opponent.bench, 0)
end)

test("Inviting Wink: no more than the Bench has room for", function(t)
  t:position(wink({ "sv1-13", "sv1-80", "sv1-36" }, { "sv1-13", "sv1-13", "sv1-13" }))
  t:evolve "sv9-67"
  t:answer(true)
  t:fails(function() t:answer("sv1-13", "sv1-80", "sv1-36") end, "takes 0 to 2 picks")
  t:answer("sv1-13", "sv1-36")
  t:equal(#t.opponent.bench, 5)
  t:equal(t.opponent.hand, { "sv1-80" })
end)

test("Inviting Wink: with a full Bench the hand is only shown", function(t)
  t:position(wink({ "sv1-13", "sv1-80" }, { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }))
  t:evolve "sv9-67"
  t:answer(true)
  t:answer()
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t.opponent.hand, 2)
end)

test("Inviting Wink: it need not be used", function(t)
  t:position(wink { "sv1-13" })
  t:evolve "sv9-67"
  t:answer(false)
  t:equal(#t:events("card_shown"), 0)
  t:equal(#t.opponent.bench, 0)
end)

test("Inviting Wink: not if the opponent has no hand", function(t)
  t:position(wink {})
  t:evolve "sv9-67"
  t:equal(t.me.active.id, "sv9-67")
end)

test("Inviting Wink: not when it evolves from the deck", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-66", hand = { "sv7-136" }, deck = { "sv9-67", "dp1-123" } },
    opponent = { active = "sv1-38", hand = { "sv1-13" } },
  }
  t:play "sv7-136"
  t:use_stadium()
  t:answer "sv9-67"
  t:answer()
  t:equal(t.me.active.id, "sv9-67")
  t:equal(#t.opponent.bench, 0)
end)
