local berry = "sv7-141"

local function attacked(t, attacker, active, bench)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = bench },
    opponent = { active = attacker },
  }
  t:end_turn()
end

local perplex = { "rsv10pt5-40", energy = "PWW" }

test("Payapa Berry: 60 less after Weakness, and it is discarded", function(t)
  attacked(t, { "sv1-86", energy = "PPP" }, { "me1-77", attached = { berry } })
  t:attack "Miracle Force"
  t:equal(t.me.active.damage, 320)
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { berry })
end)

test("Payapa Berry: once", function(t)
  attacked(t, perplex, { "me1-36", attached = { berry } })
  t:attack "Perplex"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.discard, { berry })
  t:end_turn()
  t:attack "Perplex"
  t:equal(t.me.active.damage, 60)
end)

test("Payapa Berry: not for a Pokémon of another type", function(t)
  attacked(t, { "sv1-80", energy = "PP" }, { "me1-36", attached = { berry } })
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.attached, { berry })
end)

test("Payapa Berry: not for another Pokémon", function(t)
  attacked(t, perplex, "me1-36", { { "sv1-13", attached = { berry } } })
  t:attack "Perplex"
  t:equal(t.me.active.damage, 60)
  t:equal(t.me.bench[1].attached, { berry })
end)

test("Payapa Berry: not for an attack of one's own Psychic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-83", energy = "P" }, bench = { { "sv1-36", attached = { berry } } } },
    opponent = { active = "me1-36" },
  }
  t:attack "Dual Headbutt"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.bench[1].attached, { berry })
end)
