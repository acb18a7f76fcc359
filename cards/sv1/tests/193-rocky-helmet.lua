local function under_attack(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = { "sv1-80", energy = "LLL" } },
  }
end

test("Rocky Helmet: 2 damage counters on the attacker", function(t)
  t:position(under_attack({ "sv1-38", attached = { "sv1-193" } }, {}))
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 20)
end)

test("Rocky Helmet: also if it is Knocked Out", function(t)
  t:position(under_attack({ "sv1-13", damage = 50, attached = { "sv1-193" } }, { "sv1-36" }))
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-36")
  t:equal(t.opponent.active.damage, 20)
end)

test("Rocky Helmet: nothing on the Bench", function(t)
  t:position(under_attack("sv1-38", { { "sv1-36", attached = { "sv1-193" } } }))
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.damage, 0)
end)

test("Rocky Helmet: nothing for its own attack on itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR", attached = { "sv1-193" } } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)

test("Rocky Helmet: also if the attack puts its Pokémon onto the Bench", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv10-160", energy = "L" } },
    opponent = { active = { "sv9-64", attached = { "sv1-193" } }, bench = { "sv1-38" } },
  }
  t:attack "Push Down"
  t:answer(true)
  t:equal(t.opponent.active.id, "sv1-38")
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.me.active.damage, 20)
end)
