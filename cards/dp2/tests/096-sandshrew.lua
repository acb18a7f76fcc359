local function sand_attack_on(t, defender, bench)
  t:position {
    me = { active = { "dp2-96", energy = "F" } },
    opponent = { active = defender, bench = bench },
  }
  t:attack "Sand Attack"
  t:equal(t.turn_player, "opponent")
end

test("EX-41: Sand Attack, tails stops Healing Milk", function(t)
  sand_attack_on(t, { "dp3-55", damage = 30 })
  t:coins "T"
  t:attack "Healing Milk"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.turn_player, "me")  -- the attempt ends the turn (ATK-14)
end)

test("EX-41: Sand Attack, heads lets Healing Milk work", function(t)
  sand_attack_on(t, { "dp3-55", damage = 30 })
  t:coins "HHT"
  t:attack "Healing Milk"
  t:equal(t.opponent.active.damage, 0)
end)

test("EX-41: Sand Attack, tails stops Color Pick", function(t)
  sand_attack_on(t, "dp3-66")
  t:coins "T"
  t:attack "Color Pick"
  t:equal(t.turn_player, "me")
end)

test("ATK-17: Sand Attack is gone with the Pokémon that left the Active Spot", function(t)
  sand_attack_on(t, { "dp3-113", energy = "L" }, { { "dp3-117", energy = "L" } })
  t:retreat "opponent bench 1"
  t:attack "Speed Ball"
  t:equal(t.me.active.damage, 0)  -- Resistance to Lightning
  t:equal(t:events("coin"), {})
end)

test("EVO-04: Sand Attack is gone when the Pokémon evolves", function(t)
  t:position {
    me = { active = { "dp2-96", energy = "F" } },
    opponent = { active = { "dp3-98", energy = "FFFF" }, hand = { "dp3-48" } },
  }
  t:attack "Sand Attack"
  t:evolve("dp3-48", "opponent active")
  t:attack "Bash In"
  t:equal(t:events("coin"), {})
  t:equal(t:events("damaged")[1].value, 70)
  t:answer(1)
end)

test("Sand Attack holds for the opponent's next turn only", function(t)
  sand_attack_on(t, { "dp3-113", energy = "LL" })
  t:end_turn()
  t:end_turn()
  t:attack "Frighten Horn"
  t:equal(t:events("coin"), {})
  t:equal(t.me.active.damage, 20)
end)
