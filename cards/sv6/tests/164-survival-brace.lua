local brace = "sv6-164"

local function position(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench or { "sv1-36" } },
  }
end

test("Survival Brace: 10 HP are left of full HP, and it is discarded", function(t)
  t:position(position({ "sv1-37", energy = "RRR" }, {
    "sv1-13",
    energy = "G",
    attached = { brace },
  }))
  t:attack "Rolling Tackle"
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent active tool"] = true,
    ["opponent discard"] = { "+ Survival Brace" },
  }
  t:equal(t.me.prizes_left, 6)
end)

test("Survival Brace: damage exactly as much as the HP", function(t)
  t:position(position({ "sv5-38", energy = "RR" }, { "sv10-20", attached = { brace } }))
  t:attack "Heat Blast"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.discard, {})
  t:position(position({ "sv5-38", energy = "RR" }, { "sv1-74", attached = { brace } }))
  t:attack "Heat Blast"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.opponent.discard, { brace })
end)

test("Survival Brace: not with damage on the Pokémon", function(t)
  t:position(position({ "sv1-37", energy = "RRR" }, {
    "sv1-13",
    attached = { brace },
    damage = 10,
  }))
  t:attack "Rolling Tackle"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.discard, { "sv1-13", brace })
end)

test("Survival Brace: on a Benched Pokémon", function(t)
  t:position(position({ "sv9-111", energy = "M" }, "sv5-123", {
    { "sv9-66", attached = { brace } },
    "sv9-66",
  }))
  t:attack "Insta-Strike"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.discard, { brace })
end)

test("Survival Brace: not for another Pokémon", function(t)
  t:position(position({ "sv1-37", energy = "RRR" }, "sv1-13", {
    { "sv1-36", attached = { brace } },
  }))
  t:attack "Rolling Tackle"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-13" })
end)

test("Survival Brace: not for an effect of an attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-18", energy = "G" }, hand = { "6 dp1-123" } },
    opponent = { active = { "sv1-13", attached = { brace } }, bench = { "sv1-36" } },
  }
  t:attack "Hydra Breath"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-13", brace })
end)

test("Survival Brace: not for the damage of your own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-64", energy = "LL", attached = { brace } }, bench = { "sv1-13" } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.prizes_left, 5)
end)
