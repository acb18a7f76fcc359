local function rapid_spin(mine, theirs, defender)
  return {
    me = { active = { "dp3-48", energy = "FL" }, bench = mine },
    opponent = { active = defender or "dp3-77", bench = theirs },
  }
end

test("Rapid Spin: first the opponent switches, then I do, each choosing for themselves", function(t)
  t:position(rapid_spin({ "dp3-94", "dp3-98" }, { "dp3-95", "dp3-99" }))
  t:attack "Rapid Spin"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "switch_in")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t:asked(), "me")
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:equal(t.opponent.active.id, "dp3-99")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[2].id, "dp3-77")
  t:equal(t.opponent.bench[2].damage, 40)
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.me.bench[1].id, "dp3-48")
end)

test("Rapid Spin: a player without a Bench does not switch", function(t)
  t:position(rapid_spin({}, { "dp3-95" }))
  t:attack "Rapid Spin"
  t:equal(t.opponent.active.id, "dp3-95")
  t:equal(t.me.active.id, "dp3-48")
  t:position(rapid_spin({ "dp3-94" }, {}))
  t:attack "Rapid Spin"
  t:equal(t.opponent.active.id, "dp3-77")
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.id, "dp3-94")
end)

test("KO-02: Rapid Spin, the Defending Pokémon is Knocked Out on the Bench it went to", function(t)
  t:position(rapid_spin({ "dp3-94" }, { "dp3-95" }, { "dp3-77", damage = 20 }))
  t:attack "Rapid Spin"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.opponent.active.id, "dp3-95")
  t:equal(t.opponent.bench, {})
  t:equal(t.opponent.discard, { "dp3-77" })
  t:equal(t.me.active.id, "dp3-94")
end)

test("RET-05: Rapid Spin takes the Special Conditions off Donphan", function(t)
  local position = rapid_spin({ "dp3-94" }, {})
  position.me.active.conditions = { "poisoned" }
  t:position(position)
  t:attack "Rapid Spin"
  t:equal(t.me.bench[1].conditions, {})
  t:equal(t.me.bench[1].damage, 0)
end)

test("Bash In: without a Pokémon Tool on the Defending Pokémon, 70 damage", function(t)
  t:position {
    me = { active = { "dp3-48", energy = "FFLL" } },
    opponent = { active = { "dp3-3", energy = "R" } },
  }
  t:attack "Bash In"
  t:equal(t.opponent.active.damage, 50)  -- Resistance 20
end)

test("Bash In: with a Pokémon Tool on the Defending Pokémon, 60 more", function(t)
  t:position {
    me = { active = { "dp3-48", energy = "FFLL" } },
    opponent = { active = { "dp3-131", attached = { "sv1-174" } } },
  }
  t:attack "Bash In"
  t:equal(t:events("damaged")[1].value, 130)
  t:answer(1)
end)

test("Bash In: a Tool on Donphan itself does not count", function(t)
  t:position {
    me = { active = { "dp3-48", energy = "FFLL", attached = { "sv1-174" } } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Bash In"
  t:equal(t:events("damaged")[1].value, 90)  -- Weakness 20
  t:answer(1)
end)
