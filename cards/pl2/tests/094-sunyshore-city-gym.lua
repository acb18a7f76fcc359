local function damage(t, attacker, defender, stadium, bench)
  t:position {
    stadium = stadium,
    me = { active = { attacker, energy = "LLLLFF" }, deck = { "6 dp1-123" } },
    opponent = { active = { defender, energy = "FFF" }, bench = bench },
  }
end

test("Sunyshore City Gym: Resistance does not count against a Lightning Pokémon", function(t)
  damage(t, "dp3-16", "dp3-48", "pl2-94")
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 50)
  damage(t, "dp3-16", "dp3-48")
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 30)
end)

test("Sunyshore City Gym: Resistance counts against other Pokémon", function(t)
  damage(t, "dp3-48", "dp3-10", "pl2-94")
  t:attack "Rapid Spin"
  t:equal(t.opponent.active.damage, 20)
end)

test("Sunyshore City Gym: Lightning Pokémon have no Weakness", function(t)
  damage(t, "dp3-48", "dp3-16", "pl2-94", { "dp3-48" })
  t:attack "Rapid Spin"
  t:equal(t:events("damaged")[1].value, 40)
  damage(t, "dp3-48", "dp3-16", nil, { "dp3-48" })
  t:attack "Rapid Spin"
  t:equal(t:events("damaged")[1].value, 60)
end)
