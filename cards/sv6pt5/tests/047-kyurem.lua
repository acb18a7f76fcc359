local function kyurem(energy, discard, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6pt5-47", energy = energy } },
    opponent = { active = "me1-36", bench = bench, discard = discard },
  }
end

test("Plasma Bane: Trifrost for one Energy of any type", function(t)
  t:position(kyurem("G", { "swsh11-155" }))
  t:legal("attack", "Trifrost")
  t:position(kyurem("", { "swsh11-155" }))
  t:illegal("attack", "Trifrost")
end)

test("Plasma Bane: not without such a card in the opponent's discard pile", function(t)
  t:position(kyurem("WWMM", { "sv1-189" }))
  t:illegal("attack", "Trifrost")
  t:position(kyurem("WWMMG", {}))
  t:legal("attack", "Trifrost")
end)

test("Trifrost: all Energy off, 110 to 3 Pokémon", function(t)
  t:position(kyurem("WG", { "swsh11-155" }, { "sv1-38", "sv3-179", "sv6-105" }))
  t:attack "Trifrost"
  t:answer("opponent active", "opponent bench 1", "opponent bench 3")
  t:equal(t.me.active.energy, "")
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.opponent.bench[1].damage, 110)
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.opponent.bench[3].damage, 110)
end)

test("Trifrost: fewer than 3 Pokémon", function(t)
  t:position(kyurem("W", { "swsh11-155" }, { "sv6-105" }))
  t:attack "Trifrost"
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.opponent.bench[1].damage, 110)
end)

test("Plasma Bane: not with such a card in the own discard pile", function(t)
  local position = kyurem("G", {})
  position.me.discard = { "swsh11-155" }
  t:position(position)
  t:illegal("attack", "Trifrost")
end)

test("Plasma Bane: not while its Ability is off", function(t)
  local position = kyurem("G", { "swsh11-155" })
  position.opponent.active = "sv5-78"
  t:position(position)
  t:illegal("attack", "Trifrost")
end)
