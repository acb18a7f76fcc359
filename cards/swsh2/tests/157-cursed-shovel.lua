local function under_attack(holder)
  return {
    ruleset = "sv",
    me = { active = holder, bench = { "swsh2-5" } },
    opponent = {
      active = { "swsh2-4", energy = "G" },
      deck = { "swsh2-5", "swsh2-54", "swsh2-73", "swsh2-78" },
    },
  }
end

test("Cursed Shovel: two cards go when its Pokémon is Knocked Out", function(t)
  t:position(under_attack { "swsh2-4", damage = 60, attached = { "swsh2-157" } })
  t:end_turn()
  t:attack "Blinding Scythe"
  t:answer(1)
  t:equal(t.opponent.discard, { "swsh2-54", "swsh2-73" })
  t:equal(t.opponent.deck, { "swsh2-78" })
end)

test("Cursed Shovel: nothing while its Pokémon lives", function(t)
  t:position(under_attack { "swsh2-4", attached = { "swsh2-157" } })
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.discard, {})
end)

test("Cursed Shovel: nothing for a Knock Out between turns", function(t)
  t:position(under_attack {
    "swsh2-4",
    damage = 70,
    conditions = { "poisoned" },
    attached = { "swsh2-157" },
  })
  t:end_turn()
  t:answer(1)
  t:equal(t.opponent.discard, {})
  t:equal(t.me.active.id, "swsh2-5")
end)

test("Cursed Shovel: nothing for a Knock Out by damage counters", function(t)
  local position = under_attack { "swsh2-4", damage = 60, attached = { "swsh2-157" } }
  position.opponent.active = { "swsh2-78", energy = "P" }
  t:position(position)
  t:end_turn()
  t:attack "Cursed Drop"
  t:answer "active"
  t:answer "active"
  t:answer "active"
  t:answer(1)
  t:equal(t.opponent.discard, {})
end)

test("Cursed Shovel: nothing if its Pokémon Knocks itself Out", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-64", energy = "LL", attached = { "swsh2-157" } },
      bench = { "swsh2-5" },
    },
    opponent = { active = "sv1-38" },
  }
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.opponent.discard, {})
end)
