local spiritomb, grimer = "me1-87", "sv10-123"

local function fang(active, bench, mine, energy)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = energy or "LL" }, bench = mine or { "sv1-13" } },
    opponent = { active = active, bench = bench },
  }
end

test("Spiteful Swirl: 1 damage counter on the Attacking Pokémon", function(t)
  t:position(fang(spiritomb, { "sv1-36" }))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 10 }
end)

test("Spiteful Swirl: from the Bench, for another Active Darkness Pokémon", function(t)
  t:position(fang(grimer, { spiritomb }))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 10 }
end)

test("Spiteful Swirl: each Spiritomb places 1", function(t)
  t:position(fang(grimer, { spiritomb, spiritomb }))
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 20)
end)

test("Spiteful Swirl: even if the Pokémon is Knocked Out", function(t)
  t:position(fang({ grimer, damage = 60 }, { spiritomb }))
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.damage, 10)
  t:position(fang({ spiritomb, damage = 60 }, { "sv1-36" }))
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.damage, 10)
end)

test("Spiteful Swirl: not for another type", function(t)
  t:position(fang("me1-36", { spiritomb }))
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
end)

test("Spiteful Swirl: not for a Benched Darkness Pokémon", function(t)
  t:position(fang("me1-36", { spiritomb }, nil, "LLL"))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.me.active.damage, 0)
end)

test("Spiteful Swirl: not for the attacker's own Spiritomb", function(t)
  t:position(fang(grimer, { "sv1-36" }, { spiritomb }))
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
end)

test("Mountain Breaker: discards the top card of the opponent's deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { spiritomb, energy = "D" } },
    opponent = { active = "me1-36", deck = { "sv1-13", "sv1-180", "sv1-181" } },
  }
  t:attack "Mountain Breaker"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.discard, { "sv1-13" })
  t:equal(t.opponent.hand, { "sv1-180" })
  t:equal(t.me.discard, {})
end)

test("Spiteful Swirl: not when an attack damages its own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-60", energy = "D" }, bench = { spiritomb } },
    opponent = { active = "me1-36", bench = { spiritomb } },
  }
  t:attack "Reckless Charge"
  t:equal(t.me.active.damage, 10)
end)
