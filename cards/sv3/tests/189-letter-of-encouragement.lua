local function with(active)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = { "sv1-80" },
      hand = { "sv3-189" },
      deck = { "dp1-123", "dp1-124", "base1-96", "dp1-125", "dp1-126", "dp1-127", "sv1-13" },
    },
    opponent = { active = { "sv1-38", energy = "RRR" } },
  }
end

test("Letter of Encouragement: three basic Energy cards, shown", function(t)
  t:position(with "sv1-13")
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:play "sv3-189"
  t:options { "dp1-124", "dp1-125", "dp1-126", "dp1-127" }
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-126", "dp1-127") end, "takes 0 to 3 picks")
  t:answer("dp1-124", "dp1-125", "dp1-126")
  t:equal(t.me.hand, { "dp1-123", "dp1-124", "dp1-125", "dp1-126" })
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("card_shown"), 3)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Letter of Encouragement: none need be taken", function(t)
  t:position(with "sv1-13")
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:play "sv3-189"
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-123" })
end)

test("Letter of Encouragement: not while nobody was Knocked Out", function(t)
  t:position(with "sv1-38")
  t:illegal("play", "sv3-189")
end)

test("Letter of Encouragement: not with an empty deck", function(t)
  local position = with "sv1-13"
  position.me.deck = { "dp1-123" }  -- drawn for the turn
  t:position(position)
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(#t.me.deck, 0)
  t:illegal("play", "sv3-189")
end)
