local magnezone, magneton = "me1-47", "me1-46"

local function position(active, bench, hand)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = bench, hand = hand },
    opponent = { active = "me2pt5-31" },
  }
end

test("Upper Spark: 120 more if it evolved from Magneton this turn", function(t)
  for _, id in ipairs { magneton, "sv1-64" } do
    t:position(position({ id, energy = "L" }, {}, { magnezone }))
    t:evolve(magnezone, "active")
    t:attack "Upper Spark"
    t:equal(t.opponent.active.damage, 170)
  end
end)

test("Upper Spark: 50 if it evolved in an earlier turn", function(t)
  t:position(position({ magneton, energy = "L" }, {}, { magnezone }))
  t:evolve(magnezone, "active")
  t:end_turn()
  t:end_turn()
  t:attack "Upper Spark"
  t:equal(t.opponent.active.damage, 50)
end)

test("Upper Spark: 50 if it evolved from Magnemite", function(t)
  t:position(position({ "me1-45", energy = "L" }, {}, { magnezone, "sv1-191" }))
  t:play "sv1-191"
  t:equal(t.me.active.id, magnezone)
  t:attack "Upper Spark"
  t:equal(t.opponent.active.damage, 50)
end)

test("Upper Spark: 50 if another Magnezone evolved", function(t)
  t:position(position({ magnezone, energy = "L" }, { magneton }, { magnezone }))
  t:evolve(magnezone, "bench 1")
  t:attack "Upper Spark"
  t:equal(t.opponent.active.damage, 50)
end)

test("Flashing Bolt: not in my next turn, but in the one after it", function(t)
  t:position(position({ magnezone, energy = "LL" }, {}))
  t:attack "Flashing Bolt"
  t:equal(t.opponent.active.damage, 160)
  t:end_turn()
  t:illegal("attack", "Flashing Bolt")
  t:legal("attack", "Upper Spark")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Flashing Bolt")
end)

test("Flashing Bolt: another Magnezone may use it", function(t)
  t:position(position({ magnezone, energy = "LL" }, { { magnezone, energy = "LL" } }, {
    "bw1-104",
  }))
  t:attack "Flashing Bolt"
  t:end_turn()
  t:play "bw1-104"
  t:legal("attack", "Flashing Bolt")
end)
