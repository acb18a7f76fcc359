local ariana, nemona, bother_bot = "sv10-171", "sv1-180", "sv10-172"

local function factory(hand)
  return {
    ruleset = "sv",
    stadium = "sv10-173",
    me = { active = "sv1-38", hand = hand },
    opponent = { active = "sv1-38", hand = { ariana, "dp1-123" } },
  }
end

test("Team Rocket's Factory: 2 cards after a Team Rocket Supporter, once a turn", function(t)
  t:position(factory { ariana, "sv1-13" })
  t:illegal "use_stadium"
  t:play(ariana)
  t:equal(#t.me.hand, 5)
  t:use_stadium()
  t:equal(#t.me.hand, 7)
  t:illegal "use_stadium"
end)

test("Team Rocket's Factory: the opponent, too, but only after their own Supporter", function(t)
  t:position(factory { ariana })
  t:play(ariana)
  t:end_turn()
  t:illegal "use_stadium"
  t:play(ariana)
  t:use_stadium()
  t:equal(#t.opponent.hand, 7)
  t:end_turn()
  t:illegal "use_stadium"
end)

test("Team Rocket's Factory: not after another Supporter, nor an Item", function(t)
  t:position(factory { nemona, bother_bot })
  t:play(nemona)
  t:illegal "use_stadium"
  t:play(bother_bot)
  t:answer(1)
  t:pick "dp1-123"
  t:answer(false)
  t:illegal "use_stadium"
end)

test("Team Rocket's Factory: when it comes into play after the Supporter, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { ariana, "sv10-173" } },
    opponent = { active = "sv1-38" },
  }
  t:play(ariana)
  t:play "sv10-173"
  t:use_stadium()
  t:equal(#t.me.hand, 6)
end)

test("Team Rocket's Factory: with 1 card left that one, not with an empty deck", function(t)
  local function with_deck(deck)
    return {
      ruleset = "sv",
      stadium = "sv10-173",
      me = { active = "sv1-38", hand = { ariana }, deck = deck },
      opponent = { active = "sv1-38" },
    }
  end
  t:position(with_deck { "6 dp1-123" })
  t:play(ariana)
  t:use_stadium()
  t:equal(#t.me.hand, 6)
  t:position(with_deck { "5 dp1-123" })
  t:play(ariana)
  t:illegal "use_stadium"
end)
