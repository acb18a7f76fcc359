local function with_discard(discard, electivire)
  return {
    me = { active = electivire or "dp3-25", discard = discard },
    opponent = { active = "dp3-55" },
  }
end

test("Motor Drive: a Lightning Energy card of the discard pile, once a turn", function(t)
  t:position(with_discard { "dp1-126", "dp1-124", "dp1-126" })
  t:use "Motor Drive"
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.discard, { "dp1-124", "dp1-126" })
  t:illegal("use", "Motor Drive")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Motor Drive")
end)

test("Motor Drive: it is not the turn's Energy", function(t)
  local position = with_discard { "dp1-126" }
  position.me.hand = { "dp1-126" }
  t:position(position)
  t:use "Motor Drive"
  t:attach("dp1-126", "active")
  t:equal(t.me.active.energy, "LL")
end)

test("Motor Drive: each Electivire once, on the Bench too", function(t)
  local position = with_discard { "dp1-126", "dp1-126" }
  position.me.bench = { "dp3-25" }
  t:position(position)
  t:use("Motor Drive", "bench 1")
  t:use("Motor Drive", "active")
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.active.energy, "L")
end)

test("Motor Drive: not without such a card", function(t)
  t:position(with_discard { "dp1-124", "dp3-94" })
  t:illegal("use", "Motor Drive")
end)

test("Motor Drive: not with a Special Condition", function(t)
  t:position(with_discard({ "dp1-126" }, { "dp3-25", conditions = { "burned" } }))
  t:illegal("use", "Motor Drive")
end)

test("Discharge: all Lightning Energy goes, a coin for each", function(t)
  t:position(with_discard({}, { "dp3-25", energy = "LLF" }))
  t:coins "HT"
  t:attack "Discharge"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.me.active.energy, "F")
end)

test("Discharge: all tails, no damage", function(t)
  t:position(with_discard({}, { "dp3-25", energy = "LFF" }))
  t:coins "T"
  t:attack "Discharge"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.active.energy, "FF")
end)

test("Discharge: an Electrode attached as Energy is Lightning Energy too", function(t)
  t:position(with_discard({}, { "dp3-25", energy = "LF", attached = { "dp3-26" } }))
  t:coins "HT"
  t:attack "Discharge"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.me.active.energy, "F")
end)

test("Discharge: Confused and tails, the Energy stays", function(t)
  t:position(with_discard({}, { "dp3-25", energy = "LLF", conditions = { "confused" } }))
  t:coins "T"
  t:attack "Discharge"
  t:equal(t.me.active.energy, "LLF")
  t:equal(t.me.active.damage, 30)
end)
