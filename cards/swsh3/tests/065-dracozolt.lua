local function dracozolt(energy)
  return {
    ruleset = "sv",
    me = { active = { "swsh3-65", energy = energy } },
    opponent = { active = "swsh1-142" },
  }
end

test("Amping Up: 90 more damage by the same attack in the next turn", function(t)
  t:position(dracozolt "L")
  t:attack "Amping Up"
  t:equal(t.opponent.active.damage, 30)
  t:end_turn()
  t:attack "Amping Up"
  t:equal(t.opponent.active.damage, 150)
end)

test("Amping Up: not the turn after that", function(t)
  t:position(dracozolt "L")
  t:attack "Amping Up"
  for _ = 1, 3 do t:end_turn() end
  t:attack "Amping Up"
  t:equal(t.opponent.active.damage, 60)
end)

test("Amping Up: no other attack", function(t)
  t:position(dracozolt "LLLL")
  t:attack "Amping Up"
  t:end_turn()
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 230)
end)

test("Giga Impact: no attack in its next turn", function(t)
  t:position(dracozolt "LLLL")
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 200)
  t:end_turn()
  t:illegal("attack", "Amping Up")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Amping Up")
end)
