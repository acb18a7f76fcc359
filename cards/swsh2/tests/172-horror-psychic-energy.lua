local function under_attack(holder, bench)
  return {
    ruleset = "sv",
    me = { active = holder, bench = { bench or "swsh2-5" } },
    opponent = { active = { "swsh2-4", energy = "G" } },
  }
end

test("Horror Psychic Energy: Psychic, and counters for who attacks", function(t)
  t:position(under_attack { "swsh2-78", attached = { "swsh2-172" } })
  t:equal(t.me.active.energy, "P")
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.damage, 20)
end)

test("Horror Psychic Energy: also if it is Knocked Out", function(t)
  t:position(under_attack { "swsh2-78", damage = 60, attached = { "swsh2-172" } })
  t:end_turn()
  t:attack "Blinding Scythe"
  t:answer(1)
  t:equal(t.opponent.active.damage, 20)
end)

test("Horror Psychic Energy: nothing on another type", function(t)
  t:position(under_attack { "swsh2-5", attached = { "swsh2-172" } })
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 0)
end)

test("Horror Psychic Energy: nothing on the Bench", function(t)
  t:position(under_attack("swsh2-78", { "swsh2-78", attached = { "swsh2-172" } }))
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 0)
end)

test("Horror Psychic Energy: nothing on the Bench when it is damaged there", function(t)
  local position = under_attack("swsh2-5", { "swsh2-78", attached = { "swsh2-172" } })
  position.opponent.active = { "swsh2-73", energy = "LL" }
  t:position(position)
  t:end_turn()
  t:attack "Spark"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.active.damage, 0)
end)
