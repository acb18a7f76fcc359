local function struck(t, damage)
  t:position {
    me = { active = { "dp7-18", damage = damage }, bench = { "dp3-94" } },
    opponent = { active = { "dp3-48", energy = "FFFF" }, bench = { "dp3-98" } },
  }
  t:end_turn()
  t:attack "Bash In"
end

local function prizes(t)
  t:answer(1)
  t:answer(1)
end

test("Fainting Spell: heads, the Pokémon that Knocks it Out goes, too", function(t)
  struck(t, 100)
  t:answer(true)
  t:coins "H"
  prizes(t)
  t:equal(t.me.active.name, "Mareep")
  t:equal(t.opponent.active.name, "Phanpy")
end)

test("Fainting Spell: tails, only Gengar goes; nor does it save it", function(t)
  struck(t, 100)
  t:answer(true)
  t:coins "T"
  t:answer(1)
  t:equal(t.me.active.name, "Mareep")
  t:equal(t.opponent.active.name, "Donphan")
end)

test("Fainting Spell: only if one likes", function(t)
  struck(t, 100)
  t:answer(false)
  t:answer(1)
  t:equal(t.opponent.active.name, "Donphan")
end)

local function room(t, where)
  t:position {
    me = { active = { "dp7-18", energy = "P" } },
    opponent = { active = "dp3-131", bench = { "dp3-55", "sm1-113" } },
  }
  t:answer(where)
  t:attack "Shadow Room"
end

test("Shadow Room: 6 damage counters on a Pokémon with a Poké-Power", function(t)
  room(t, "opponent active")
  t:equal(t.opponent.active.damage, 60)
end)

test("Shadow Room: 3 on any other, an Ability that is no Poké-Power included", function(t)
  room(t, "opponent bench 1")
  t:equal(t.opponent.bench[1].damage, 30)
  room(t, "opponent bench 2")
  t:equal(t.opponent.bench[2].damage, 30)
end)

test("Poltergeist: 30 for each Trainer card of any kind in the opponent's hand", function(t)
  t:position {
    me = { active = { "dp7-18", energy = "PP" } },
    opponent = { active = "sm1-42", hand = { "dp3-127", "dp3-126", "dp3-94", "dp1-123" } },
  }
  t:attack "Poltergeist"
  t:equal(t.opponent.active.damage, 60)
end)

test("Fainting Spell: not in one's own turn, not against damage counters", function(t)
  t:position {
    me = { active = { "dp1-47", energy = "PL" }, bench = { { "dp7-18", damage = 100 } } },
    opponent = { active = "dp3-55" },
  }
  t:coins "T"
  t:attack "Roam"
  t:answer "bench 1"
  t:equal(t:purpose(), "prize")
  t:answer(1)
end)

test("Fainting Spell: not against damage counters in the opponent's turn", function(t)
  t:position {
    me = { active = { "dp7-18", damage = 100 }, bench = { "dp3-94" } },
    opponent = { active = { "dp1-47", energy = "PL" } },
  }
  t:end_turn()
  t:coins "H"
  t:attack "Roam"
  t:equal(t:purpose(), "prize")
  t:answer(1)
end)
