local function net(id, energy, bench)
  return {
    ruleset = "xy",
    me = { active = "xy0-5", bench = bench, hand = { "xy4-98" } },
    opponent = { active = { id, energy = energy } },
  }
end

test("Jamming Net: 20 less damage to the Active Pokémon and the Bench", function(t)
  t:position(net("xy4-23", "LR", { "xy0-26" }))
  t:play("xy4-98", "opponent active")
  t:end_turn()
  t:attack "Overrun"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Jamming Net: before Weakness", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "xy1-79", hand = { "xy4-98" } },
    opponent = { active = { "xy4-23", energy = "LR" } },
  }
  t:play("xy4-98", "opponent active")
  t:end_turn()
  t:attack "Assault Laser"
  t:equal(t.me.active.damage, 2 * (60 - 20))
end)

test("HYP-01: Jamming Net: only for a Pokémon-EX", function(t)
  t:position(net "xy0-5")
  t:illegal("play", "xy4-98")
end)
