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

test("Sunyshore City Gym: it works for both sides, whoever has played it", function(t)
  for _, stadium in ipairs { "pl2-94", false } do
    t:position {
      stadium = stadium or nil,
      me = { active = "dp3-48" },
      opponent = { active = { "dp3-16", energy = "LLL" }, deck = { "6 dp1-123" } },
    }
    t:end_turn()
    t:attack "Thunder Climb"
    t:equal(t.me.active.damage, stadium and 50 or 30)
    t:position {
      stadium = stadium or nil,
      me = { active = "dp3-16" },
      opponent = { active = { "dp3-48", energy = "FFF" } },
    }
    t:end_turn()
    t:attack "Rapid Spin"
    t:equal(t.me.active.damage, stadium and 40 or 60)
  end
end)

local function sniper(attacker, energy, benched, stadium)
  return {
    stadium = stadium,
    me = { active = { attacker, energy = energy, attached = { "xy6-95" } } },
    opponent = { active = "dp3-55", bench = { benched } },
  }
end

-- Wide Lens makes Weakness and Resistance count on the Bench.
test("Sunyshore City Gym: on the Bench Resistance counts, Weakness does not", function(t)
  for _, stadium in ipairs { "pl2-94", false } do
    t:position(sniper("sv1-79", "LL", "dp3-48", stadium or nil))
    t:attack "Skill Dive"
    t:answer "opponent bench 1"
    t:equal(t.opponent.bench[1].damage, 30)
    t:position(sniper("gym1-38", "FF", "dp3-16", stadium or nil))
    t:coins "H"
    t:attack "Lucky Shot"
    t:equal(t.opponent.bench[1].damage, stadium and 30 or 50)
  end
end)

test("Sunyshore City Gym: other Pokémon have their Weakness", function(t)
  damage(t, "dp3-48", "dp3-55", "pl2-94")
  t:attack "Rapid Spin"
  t:equal(t.opponent.active.damage, 60)
end)
