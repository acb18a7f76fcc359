local function draw(t, coin)
  t:position {
    me = { active = "dp3-94", bench = { "dp1-68" }, deck = { "dp3-55", "dp3-55" } },
    opponent = { active = "dp3-55", deck = { "dp3-55", "dp3-55" } },
  }
  t:coins(coin)
  t:use "DRAW"
end

test("DRAW: heads, each player may draw a card", function(t)
  draw(t, "H")
  t:equal(t:asked(), "me")
  t:answer(true)
  t:equal(t:asked(), "opponent")
  t:answer(false)
  t:equal(#t.me.hand, 1)
  t:equal(#t.opponent.hand, 0)
end)

test("DRAW: tails, nobody does; once in a turn, on the Bench", function(t)
  draw(t, "T")
  t:equal(#t.me.hand, 0)
  t:illegal("use", "DRAW")
  t:position { me = { active = "dp1-68" }, opponent = { active = "dp3-55" } }
  t:illegal("use", "DRAW")
end)
