local function moon(energy, theirs, mine)
  return {
    ruleset = "sv",
    me = { active = { "sv6-141", energy = energy }, prizes = mine or 6 },
    opponent = { active = "me1-3", prizes = theirs },
  }
end

test("Seasoned Skill: Colorless less for each Prize card the opponent took", function(t)
  t:position(moon("GGG", 4))
  t:attack "Blood Moon"
  t:equal(t.opponent.active.damage, 240)
  t:position(moon("GG", 4))
  t:illegal("attack", "Blood Moon")
  t:position(moon("", 1))
  t:legal("attack", "Blood Moon")
end)

test("Seasoned Skill: your own Prize cards do not count", function(t)
  t:position(moon("GGGG", 6, 1))
  t:illegal("attack", "Blood Moon")
  t:position(moon("GGGGG", 6, 1))
  t:legal("attack", "Blood Moon")
end)

test("Blood Moon: can't attack in your next turn", function(t)
  t:position(moon("GGGGG", 6))
  t:attack "Blood Moon"
  t:end_turn()
  t:illegal("attack", "Blood Moon")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Blood Moon")
end)
