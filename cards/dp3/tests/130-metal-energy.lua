local metal = "dp3-130"

test("provides Metal Energy", function(t)
  t:position {
    me = { active = { "dp3-113", attached = { metal, metal } } },
    opponent = { active = "dp3-55" },
  }
  t:equal(t.me.active.energy, "MM")
  t:legal("attack", "Frighten Horn")
end)

test("10 less damage to a Metal Pokémon, after Weakness and Resistance", function(t)
  t:position {
    me = { active = { "dp3-93", energy = "L" } },
    opponent = { active = { "dp5-29", attached = { metal } } },
  }
  t:attack "Fire Punch"
  local without = { me = { active = { "dp3-93", energy = "L" } }, opponent = { active = "dp5-29" } }
  local reduced = t.opponent.active.damage
  t:position(without)
  t:attack "Fire Punch"
  t:equal(t.opponent.active.damage - reduced, 10)
end)

test("does not protect a Pokémon of another type", function(t)
  t:position {
    me = { active = { "dp3-93", energy = "L" } },
    opponent = { active = { "dp3-55", attached = { metal } } },
  }
  t:attack "Fire Punch"
  t:equal(t.opponent.active.damage, 10)
end)

test("it is not a basic Energy card", function(t)
  t:position { me = { active = "dp3-66", deck = { metal } }, opponent = { active = "dp3-55" } }
  t:attack "Color Pick"
  t:options {}
  t:answer "stop"
end)
