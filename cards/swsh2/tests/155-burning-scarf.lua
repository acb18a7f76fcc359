local function under_attack(holder, options)
  options = options or {}
  return {
    ruleset = "sv",
    me = { active = holder, bench = options.bench or { "swsh2-4" } },
    opponent = { active = { "swsh2-4", energy = "G" } },
  }
end

test("Burning Scarf: who damages a Fire Pokémon is Burned", function(t)
  t:position(under_attack { "dp3-82", attached = { "swsh2-155" } })
  t:end_turn()
  t:coins "T"
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.conditions, { "burned" })
  t:equal(t.opponent.active.damage, 20)
end)

test("Burning Scarf: also if it is Knocked Out", function(t)
  t:position(under_attack { "dp3-82", damage = 40, attached = { "swsh2-155" } })
  t:end_turn()
  t:coins "T"
  t:attack "Blinding Scythe"
  t:answer(1)
  t:equal(t.opponent.active.conditions, { "burned" })
  t:equal(t.me.active.id, "swsh2-4")
end)

test("Burning Scarf: nothing on a Pokémon of another type", function(t)
  t:position(under_attack { "swsh2-5", attached = { "swsh2-155" } })
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.me.active.damage, 20)
end)

test("Burning Scarf: nothing on the Bench", function(t)
  local position = under_attack("swsh2-5", { bench = { { "dp3-82", attached = { "swsh2-155" } } } })
  position.opponent.active = { "dp3-95", energy = "DD" }
  t:position(position)
  t:end_turn()
  t:attack "Feint Attack"
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.active.conditions, {})
end)

test("Burning Scarf: nothing for the damage its Pokémon does to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR", attached = { "swsh2-155" } } },
    opponent = { active = "swsh1-142" },
  }
  t:attack "Blazing Shout"
  t:equal(t.me.active.conditions, {})
end)
