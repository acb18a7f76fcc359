local articuno, zubat, golbat = "sv10-51", "sv10-120", "sv10-121"

local function bend(active, bench, attacker)
  return {
    ruleset = "sv",
    me = { active = { "sv6-95", energy = "PD", damage = 30 }, bench = attacker },
    opponent = { active = active, bench = bench },
  }
end

test("Repelling Veil: no effects of attacks on this Pokémon, only damage", function(t)
  t:position(bend(articuno))
  t:attack "Mind Bend"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Repelling Veil: nor on another Basic Team Rocket's Pokémon", function(t)
  t:position(bend("sv10-123", { articuno }))
  t:attack "Mind Bend"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Repelling Veil: not for a Stage 1 Team Rocket's Pokémon", function(t)
  t:position(bend(golbat, { articuno }))
  t:attack "Mind Bend"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Repelling Veil: not for other Basic Pokémon", function(t)
  for _, id in ipairs { "sv1-80", "sv9-64" } do
    t:position(bend(id, { articuno }))
    t:attack "Mind Bend"
    t:equal(t.opponent.active.conditions, { "confused" })
  end
end)

test("Repelling Veil: not for the opponent's Pokémon", function(t)
  t:position(bend("sv10-123", {}, { articuno }))
  t:attack "Mind Bend"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Repelling Veil: Abilities have an effect", function(t)
  t:position(bend(articuno))
  t:use "Adrena-Brain"
  t:answer(3)
  t:equal(t.opponent.active.damage, 30)
end)

test("Repelling Veil: so have Trainer cards", function(t)
  local position = bend(articuno)
  position.me.hand = { "sv6pt5-58" }
  t:position(position)
  t:play "sv6pt5-58"
  t:equal(t.opponent.active.conditions, { "burned", "confused" })
end)

local function frost(mine, bench)
  return { ruleset = "sv", me = { active = mine, bench = bench }, opponent = { active = "sv6-61" } }
end

test("Dark Frost: 60 more damage with Team Rocket's Energy", function(t)
  t:position(frost { articuno, energy = "W", attached = { "sv10-182" } })
  t:attack "Dark Frost"
  t:equal(t.opponent.active.damage, 120)
end)

test("Dark Frost: only once for two", function(t)
  t:position(frost { articuno, energy = "W", attached = { "sv10-182", "sv10-182" } })
  t:attack "Dark Frost"
  t:equal(t.opponent.active.damage, 120)
end)

test("Dark Frost: not with other Energy, nor when another Pokémon has it", function(t)
  t:position(frost({ articuno, energy = "WP", attached = { "sv9-159" } }, {
    { zubat, attached = { "sv10-182" } },
  }))
  t:attack "Dark Frost"
  t:equal(t.opponent.active.damage, 60)
end)

test("Repelling Veil: damage counters on the Bench are an effect", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-91", energy = "WPF" } },
    opponent = { active = "sv6-61", bench = { articuno, "sv1-80" } },
  }
  t:attack "Barite Jail"
  t:changed { ["opponent bench 2 damage"] = 20 }
end)

test("Repelling Veil: not from the Pokémon's own attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-31", energy = "RGG" }, bench = { articuno } },
    opponent = { active = { "sv1-80", energy = "LL" }, bench = { articuno } },
  }
  t:attack "Flame Screen"
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.me.active.damage, 10)
end)
