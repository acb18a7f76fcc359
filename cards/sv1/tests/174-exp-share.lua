local function under_attack(active)
  return {
    ruleset = "sv",
    me = { active = active, bench = { { "sv1-80", attached = { "sv1-174" } } } },
    opponent = { active = { "sv1-38", energy = "RRR" } },
  }
end

test("Exp. Share: a basic Energy of the Active Pokémon moves over", function(t)
  t:position(under_attack { "sv1-13", energy = "GL", attached = { "base1-96" } })
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(true)
  t:options { "dp1-123", "dp1-126" }
  t:answer "dp1-126"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.discard, { "sv1-13", "dp1-123", "base1-96" })
end)

test("Exp. Share: it need not", function(t)
  t:position(under_attack { "sv1-13", energy = "G" })
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(false)
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Exp. Share: no question without a basic Energy", function(t)
  t:position(under_attack { "sv1-13", attached = { "base1-96" } })
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Exp. Share: not for a Pokémon that was on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-38", attached = { "sv1-174" } },
      bench = { { "sv1-13", energy = "G", damage = 60 } },
    },
    opponent = { active = { "sv1-80", energy = "LLL" } },
  }
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.bench, 0)
end)

test("Exp. Share: not when poison does it", function(t)
  t:position(under_attack { "sv1-13", energy = "G", damage = 60, conditions = { "poisoned" } })
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.me.active.energy, "")
end)
