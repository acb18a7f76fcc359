local deck = { "sv1-180", "sv1-189", "sv1-13" }

local function with(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = hand, deck = deck },
    opponent = { active = "sv1-36", hand = { "me3-62" } },
  }
end

test("Last-Ditch Catch: a Supporter when it is played onto the Bench", function(t)
  t:position(with { "me3-62" })
  t:bench "me3-62"
  t:answer(true)
  t:options { "sv1-180", "sv1-189" }
  t:answer "sv1-189"
  t:equal(t.me.hand, { "sv1-189" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Last-Ditch Catch: one may leave it", function(t)
  t:position(with { "2 me3-62" })
  t:bench "me3-62"
  t:answer(false)
  t:bench "me3-62"
  t:answer(true)
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Last-Ditch Catch: one in a turn, for each player", function(t)
  t:position(with { "3 me3-62" })
  t:bench "me3-62"
  t:answer(true)
  t:answer "stop"
  t:bench "me3-62"  -- nobody is asked
  t:end_turn()
  t:bench "me3-62"
  t:answer(true)
  t:answer "stop"
  t:end_turn()
  t:bench "me3-62"
  t:answer(true)
  t:answer "stop"
  t:equal(#t.me.bench, 3)
end)

test("Tuck Tail: it returns to the hand with all on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me3-62", energy = "RRR" }, bench = { "sv1-36" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Tuck Tail"
  t:equal(t.opponent.active.damage, 60)
  t:equal(#t.me.hand, 4)
  t:equal(t.me.active.id, "sv1-36")
end)
