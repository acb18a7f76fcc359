local function singe(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv8-137", energy = "R" }, bench = { { "sv1-86", energy = "P" } } },
    opponent = { active = active, bench = bench },
  }
end

test("Fully Singe: an Energy of the opponent's Active Pokémon ex", function(t)
  t:position(singe { "sv1-86", energy = "P" })
  t:attack "Fully Singe"
  t:changed {
    ["opponent active energy"] = { "- Psychic Energy" },
    ["opponent discard"] = { "+ Psychic Energy" },
    ["opponent hand"] = true,
    ["opponent deck"] = true,
  }
end)

test("Fully Singe: one alone, of the player's choice", function(t)
  t:position(singe { "sv1-86", energy = "PPR", attached = { "base1-96" } })
  t:attack "Fully Singe"
  t:equal(t:asked(), "me")
  t:options { "dp1-127", "dp1-124", "base1-96" }
  t:answer "base1-96"
  t:equal(t.opponent.active.energy, "PPR")
  t:equal(t.opponent.discard, { "base1-96" })
end)

test("Fully Singe: of a Mega Evolution or Tera Pokémon ex, too", function(t)
  for _, id in ipairs { "me1-36", "sv8-57" } do
    t:position(singe { id, energy = "W" })
    t:attack "Fully Singe"
    t:equal(t.opponent.active.energy, "")
  end
end)

test("Fully Singe: not of another Pokémon, nor of a Benched Pokémon ex", function(t)
  for _, id in ipairs { "sv1-38", "xy1-1", "swsh9-13" } do
    t:position(singe({ id, energy = "W" }, { { "sv1-86", energy = "P" } }))
    t:attack "Fully Singe"
    t:equal(t.opponent.active.energy, "W")
    t:equal(t.opponent.bench[1].energy, "P")
    t:equal(t.me.bench[1].energy, "P")
  end
end)

test("Fully Singe: without Energy nothing happens", function(t)
  t:position(singe "sv1-86")
  t:attack "Fully Singe"
  t:equal(t.opponent.discard, {})
  t:equal(t.opponent.active.damage, 0)
end)
