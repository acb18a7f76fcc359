test("Roam: heads, 2 damage counters on each of the opponent's Pokémon", function(t)
  t:position {
    me = { active = { "dp1-47", energy = "PL" }, bench = { "dp3-86" } },
    -- Damage counters are not damage: Resistance, such as Murkrow's, would not matter.
    opponent = { active = "dp3-113", bench = { "dp3-94", "dp3-95" } },
  }
  t:coins "H"
  t:attack "Roam"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 20)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Roam: tails, 2 damage counters on 1 of the own Pokémon", function(t)
  t:position {
    me = { active = { "dp1-47", energy = "PL" }, bench = { "dp3-86" } },
    opponent = { active = "dp3-113" },
  }
  t:coins "T"
  t:attack "Roam"
  t:equal(t:asked(), "me")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.damage, 0)
end)

test("Roam: tails without a Bench, on itself", function(t)
  t:position { me = { active = { "dp1-47", energy = "PL" } }, opponent = { active = "dp3-113" } }
  t:coins "T"
  t:attack "Roam"
  t:equal(t.me.active.damage, 20)
end)

test("Gravity Wave: 10 more to Benched Pokémon without a Retreat Cost", function(t)
  t:position {
    me = { active = { "dp1-47", energy = "PP" } },
    opponent = { active = "dp3-113", bench = { "dp3-26", "dp3-94" } },
  }
  t:attack "Gravity Wave"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.opponent.bench[2].damage, 0)
end)

test("Gravity Wave: without a Bench, 30 damage", function(t)
  t:position { me = { active = { "dp1-47", energy = "PP" } }, opponent = { active = "dp3-113" } }
  t:attack "Gravity Wave"
  t:equal(t.opponent.active.damage, 30)
end)
