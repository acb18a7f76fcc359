local function timer_ball(t, coins)
  t:position {
    ruleset = "sm",
    me = {
      active = "sm1-9",
      hand = { "sm1-134" },
      deck = { "sm1-10", "sm1-11", "sm1-24", "sm1-26", "dp1-123" },
    },
    opponent = { active = "sm1-99" },
  }
  t:coins(coins)
  t:play "sm1-134"
end

test("Timer Ball: two heads, two Evolution Pokémon", function(t)
  timer_ball(t, "HH")
  t:options { "sm1-10", "sm1-11", "sm1-26" }
  t:fails(function() t:answer("sm1-10", "sm1-11", "sm1-26") end, "takes 0 to 2 picks")
  t:answer("sm1-10", "sm1-26")
  t:equal(t.me.hand, { "sm1-10", "sm1-26" })
  t:events {
    { "card_shown", card = "sm1-10" },
    { "card_shown", card = "sm1-26" },
    { "shuffled", player = "me" },
  }
  t:equal(t.me.discard, { "sm1-134" })
end)

test("Timer Ball: one heads, one Evolution Pokémon", function(t)
  timer_ball(t, "TH")
  t:fails(function() t:answer("sm1-10", "sm1-11") end, "takes 0 to 1 picks")
  t:answer "sm1-11"
  t:equal(t.me.hand, { "sm1-11" })
end)

test("Timer Ball: none need be found", function(t)
  timer_ball(t, "HH")
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Timer Ball: tails, nothing", function(t)
  timer_ball(t, "TT")
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 5)
end)

test("Timer Ball: not without a deck", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-9", hand = { "sm1-134" }, deck = {} },
    opponent = { active = "sm1-99" },
  }
  t:illegal("play", "sm1-134")
end)
