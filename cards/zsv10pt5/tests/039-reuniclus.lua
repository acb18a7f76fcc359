local function ascension(deck)
  return {
    ruleset = "sv",
    me = {
      active = { "zsv10pt5-39", energy = "P" },
      bench = { { "sv1-84", new = true, damage = 10 }, "sv1-85", "sv1-13" },
      deck = deck or { "sv1-85", "sv1-86", "sv1-14", "sv1-23", "sv1-52" },
    },
    opponent = { active = "sv1-38", bench = { "sv1-84" } },
  }
end

test("Cellular Ascension: each Benched Pokémon evolves from the deck", function(t)
  t:position(ascension())
  t:attack "Cellular Ascension"
  t:options { "sv1-85" }
  t:answer "sv1-85"
  t:options { "sv1-86" }
  t:answer "sv1-86"
  t:options { "sv1-14" }
  t:answer "sv1-14"
  t:equal(t.me.bench[1].id, "sv1-85")
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.bench[2].id, "sv1-86")
  t:equal(t.me.bench[3].id, "sv1-14")
  t:equal(#t.me.deck, 2)
  t:equal(t.opponent.bench[1].id, "sv1-84")
  t:events { { "evolved" }, { "evolved" }, { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Cellular Ascension: some, or none", function(t)
  t:position(ascension())
  t:attack "Cellular Ascension"
  t:answer "stop"
  t:answer "sv1-86"
  t:answer "stop"
  t:equal(t.me.bench[1].id, "sv1-84")
  t:equal(t.me.bench[2].id, "sv1-86")
  t:equal(t.me.bench[3].id, "sv1-13")
end)

local function lariat(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { "zsv10pt5-39", energy = "P" }, bench = bench },
    opponent = { active = "me1-36", bench = { "sv1-85" } },
  }
  t:attack "Evo-Lariat"
  return t.opponent.active.damage
end

test("Evo-Lariat: 40 more for each Evolution Pokémon of one's own", function(t)
  t:equal(lariat(t, {}), 80)
  t:equal(lariat(t, { "sv1-85", "sv1-38", "sv1-13" }), 160)
end)
