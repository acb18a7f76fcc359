local metal = "dp3-130"

test("provides Metal Energy", function(t)
  t:position {
    me = { active = { "dp3-113", attached = { metal, metal } } },
    opponent = { active = "dp3-55" },
  }
  t:equal(t.me.active.energy, "MM")
  t:legal("attack", "Frighten Horn")
end)

-- No pack has a Metal Pokémon yet, so the reduction itself has no test.
test("does not protect a Pokémon of another type", function(t)
  t:position {
    me = { active = { "dp3-93", energy = "L" } },
    opponent = { active = { "dp3-55", attached = { metal } } },
  }
  t:attack "Fire Punch"
  t:equal(t.opponent.active.damage, 10)
end)

test("it is no basic Energy card", function(t)
  t:position {
    me = { active = "dp3-66", deck = { metal } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Color Pick"
  t:options {}
  t:answer "stop"
end)
