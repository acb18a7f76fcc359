local function knocked_out(active, benched)
  return {
    ruleset = "sv",
    me = { active = { "swsh2-205", energy = "MMM" }, bench = { "swsh2-142" } },
    opponent = { active = active, bench = { benched or "swsh2-142" } },
  }
end

test("Perish Body: heads, the attacker is Knocked Out too", function(t)
  t:position(knocked_out { "swsh2-79", damage = 20 })
  t:coins "H"
  t:attack "Metal Claw"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.active.id, "swsh2-142")
  t:equal(t.opponent.active.id, "swsh2-142")
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Perish Body: tails, nothing", function(t)
  t:position(knocked_out { "swsh2-79", damage = 20 })
  t:coins "T"
  t:attack "Metal Claw"
  t:answer(1)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 6)
end)

test("Perish Body: no coin if it survives", function(t)
  t:position(knocked_out "swsh2-79")
  t:attack "Metal Claw"
  t:equal(t.opponent.active.damage, 90)
end)

test("Perish Body: not on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-54", energy = "WWW" } },
    opponent = { active = "swsh2-205", bench = { { "swsh2-79", damage = 90 } } },
  }
  t:attack "Blizzard"
  t:answer(1)
  t:equal(t.me.active.damage, 0)
  t:equal(#t.opponent.bench, 0)
end)

test("Perish Body: not against damage counters put on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-78", energy = "P" } },
    opponent = { active = { "swsh2-79", damage = 80 }, bench = { "swsh2-142" } },
  }
  t:attack "Cursed Drop"
  for _ = 1, 3 do t:answer "opponent active" end
  t:answer(1)
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.id, "swsh2-142")
end)

test("Corner: the Defending Pokémon can't retreat in the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-79", energy = "PP" } },
    opponent = { active = { "swsh2-205", energy = "MMM" }, bench = { "swsh2-142" } },
  }
  t:attack "Corner"
  t:equal(t.opponent.active.damage, 60)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
