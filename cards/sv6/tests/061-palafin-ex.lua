local function finizen(side)
  side.active = "sv6-59"
  return { ruleset = "sv", stadium = "sv7-136", me = side, opponent = { active = "dp3-55" } }
end

test("Hero's Spirit: Finizen does not evolve into it from the hand", function(t)
  t:position(finizen { hand = { "sv6-60", "sv6-61" } })
  t:illegal("evolve", "sv6-61", "active")
  t:legal("evolve", "sv6-60", "active")
end)

test("Hero's Spirit: nor by an effect", function(t)
  t:position(finizen { deck = { "sv6-60", "sv6-61" } })
  t:use_stadium()
  t:answer "sv6-61"
  t:equal(t.me.active.id, "sv6-59")
  t:position(finizen { deck = { "sv6-60", "sv6-61" } })
  t:use_stadium()
  t:answer "sv6-60"
  t:answer "stop"
  t:equal(t.me.active.id, "sv6-60")
end)

test("Giga Impact: no attack during the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "W" } },
    opponent = { active = { "sv6-61" } },
  }
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 250)
  t:end_turn()
  t:illegal("attack", "Giga Impact")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Giga Impact")
end)
