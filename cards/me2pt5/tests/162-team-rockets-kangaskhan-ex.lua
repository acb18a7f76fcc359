local ariana, nemona, bomb = "sv10-171", "sv1-180", "sv10-179"

local function impact(hand, theirs)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me2pt5-162", energy = "DDD" }, hand = hand },
    opponent = { active = "sv6-61", hand = theirs },
  }
end

test("Wicked Impact: 100 more if a Team Rocket Supporter was played", function(t)
  t:position(impact { ariana })
  t:play(ariana)
  t:attack "Wicked Impact"
  t:equal(t.opponent.active.damage, 220)
end)

test("Wicked Impact: not without one, or with another Supporter", function(t)
  t:position(impact { ariana, nemona })
  t:attack "Wicked Impact"
  t:equal(t.opponent.active.damage, 120)
  t:position(impact { ariana, nemona })
  t:play(nemona)
  t:attack "Wicked Impact"
  t:equal(t.opponent.active.damage, 120)
end)

test("Wicked Impact: not with a Team Rocket's Item card", function(t)
  t:position(impact { bomb })
  t:coins "H"
  t:play(bomb)
  t:attack "Wicked Impact"
  t:equal(t.opponent.active.damage, 140)
end)

test("Wicked Impact: not with one of an earlier turn, or of the opponent's", function(t)
  t:position(impact({ ariana }, { ariana }))
  t:play(ariana)
  t:end_turn()
  t:play(ariana)
  t:end_turn()
  t:attack "Wicked Impact"
  t:equal(t.opponent.active.damage, 120)
end)
