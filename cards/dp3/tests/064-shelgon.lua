local function shelgon_against(opponent)
  return {
    me = { active = { "dp3-64", energy = "LLL" }, bench = { "dp3-94" } },
    opponent = opponent or { active = "dp3-3" },
  }
end

test("Focus Energy: Protect Charge does 80 in the next turn", function(t)
  t:position(shelgon_against())
  t:attack "Focus Energy"
  t:end_turn()
  t:attack "Protect Charge"
  t:equal(t.opponent.active.damage, 80)
end)

test("Focus Energy: in the next turn only", function(t)
  t:position(shelgon_against())
  t:attack "Focus Energy"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Protect Charge"
  t:equal(t.opponent.active.damage, 30)
end)

test("RET-05: Focus Energy is lost on the Bench", function(t)
  local position = shelgon_against()
  position.me.active.energy = "LLLLLL"
  position.me.bench = { { "dp3-104", energy = "L" } }
  t:position(position)
  t:attack "Focus Energy"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Scratch"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Protect Charge"
  t:equal(t.opponent.active.damage, 40)
end)

test("NAME-10: Focus Energy copied by a Pokémon without Protect Charge does nothing", function(t)
  t:position {
    me = { active = { "dp3-66", energy = "LLL" } },
    opponent = { active = "dp3-3", bench = { "dp3-64" } },
  }
  t:coins "H"
  t:attack "Trace"
  t:answer "Focus Energy"
  t:end_turn()
  t:attack "Color Pick"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 0)
end)

test("EX-46: Protect Charge, 30 less after Weakness", function(t)
  t:position(shelgon_against { active = { "dp3-55", energy = "LL" } })
  t:attack "Protect Charge"
  t:equal(t.opponent.active.damage, 30)
  t:coins "HHHT"
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 50)
end)

test("Protect Charge: damage of 30 or less does nothing", function(t)
  t:position(shelgon_against { active = { "dp3-102", energy = "L" } })
  t:attack "Protect Charge"
  t:attack "Smack"
  t:equal(t.me.active.damage, 0)
end)

test("Protect Charge: it does not stop what else the attack does", function(t)
  t:position(shelgon_against { active = { "dp3-93", energy = "RL" } })
  t:attack "Protect Charge"
  t:attack "Smog"
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.me.active.damage, 10)  -- the Poison
end)

test("Protect Charge: for the opponent's next turn only", function(t)
  t:position(shelgon_against { active = { "dp3-3", energy = "RRRLLL" } })
  t:attack "Protect Charge"
  t:end_turn()
  t:end_turn()
  t:coins "H"
  t:answer("dp1-126", "dp1-126")
  t:attack "Blast Burn"
  t:equal(t:events("damaged")[2].value, 120)
  t:answer(1)
end)
