local function curse(opponent, active)
  return { me = { active = active or "pl4-16" }, opponent = opponent }
end

test("Curse: a damage counter goes to another opposing Pokémon, once a turn", function(t)
  t:position(curse {
    active = { "dp3-55", damage = 30 },
    bench = { "dp3-94", { "dp3-104", damage = 10 } },
  })
  t:use "Curse"
  t:options { "opponent active", "opponent bench 2" }
  t:answer "opponent active"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 20, ["opponent bench 1 damage"] = 10 }
  t:illegal("use", "Curse")
end)

test("Curse: it may Knock Out", function(t)
  t:position(curse { active = { "dp3-55", damage = 30 }, bench = { { "dp3-94", damage = 40 } } })
  t:use "Curse"
  t:answer "opponent active"
  t:answer(1)
  t:equal(t.opponent.bench, {})
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.active.damage, 20)
end)

test("Curse: not without a second Pokémon, not without damage", function(t)
  t:position(curse { active = { "dp3-55", damage = 30 } })
  t:illegal("use", "Curse")
  t:position(curse { active = "dp3-55", bench = { "dp3-94" } })
  t:illegal("use", "Curse")
end)

test("Curse: not with a Special Condition", function(t)
  t:position(curse({ active = { "dp3-55", damage = 30 }, bench = { "dp3-94" } }, {
    "pl4-16",
    conditions = { "confused" },
  }))
  t:illegal("use", "Curse")
end)

local function shadow_skip(mine, theirs)
  return {
    me = { active = { "pl4-16", energy = "PPL" }, bench = mine },
    opponent = { active = "dp3-55", bench = theirs },
  }
end

test("Shadow Skip: 10 to a Benched Pokémon, without Weakness, and a switch", function(t)
  t:position(shadow_skip({ "dp3-94" }, { "dp3-113", "dp3-102" }))
  t:answer "opponent bench 2"
  t:attack "Shadow Skip"
  t:answer "bench 1"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.opponent.bench[2].damage, 10)
  t:equal(t.me.active.id, "dp3-94")
end)

test("Shadow Skip: it may stay", function(t)
  t:position(shadow_skip({ "dp3-94" }, { "dp3-113" }))
  t:attack "Shadow Skip"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 10 }
end)

test("Shadow Skip: nobody on either Bench", function(t)
  t:position(shadow_skip({}, {}))
  t:attack "Shadow Skip"
  t:changed { ["opponent active damage"] = 60 }
end)
