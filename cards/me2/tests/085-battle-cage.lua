local function with(stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv5-78", energy = "PPP" }, bench = { "sv6pt5-19", "sv1-36" } },
    opponent = { active = "sv1-86", bench = { "sv1-36" } },
  }
end

test(
  "Battle Cage: no damage counters on the Bench by an attack's effect, the damage is done",
  function(t)
    t:position(with "me2-85")
    t:attack "Hex Hurl"
    t:equal(t.opponent.active.damage, 90)
    t:equal(t.opponent.bench[1].damage, 0)
    t:position(with())
    t:attack "Hex Hurl"
    t:equal(t.opponent.bench[1].damage, 20)
  end
)

test("Battle Cage: by an Ability; the Active Pokémon gets them", function(t)
  t:position(with "me2-85")
  t:use "Cursed Blast"
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.opponent.bench[1].damage, 0)
  t:position(with "me2-85")
  t:use "Cursed Blast"
  t:answer "opponent active"
  t:answer(1)
  t:equal(t.opponent.active.damage, 50)
end)

test("Battle Cage: it works for both sides", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-85",
    me = { active = "sv1-38", bench = { "sv1-13" } },
    opponent = { active = { "sv5-78", energy = "PPP" } },
  }
  t:end_turn()
  t:attack "Hex Hurl"
  t:equal(t.me.bench[1].damage, 0)
end)

test("Battle Cage: a player's own attacks and Abilities do place them on the own Bench", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-85",
    me = {
      active = { "dp3-9", energy = "FFFF" },
      bench = { "sv1-86", "sv1-86" },
      discard = { "dp1-127" },
    },
    opponent = { active = "sv1-38", bench = { "sv1-36" } },
  }
  t:use("Psychic Embrace", "bench 1")
  t:answer "bench 2"
  t:equal(t.me.bench[2].damage, 20)
  t:attack "Wild Waves"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.bench[2].damage, 30)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Battle Cage: other effects reach the Bench", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-85",
    me = { active = { "bw1-67", energy = "D" } },
    opponent = { active = "sv1-38", bench = { "sv1-36" } },
  }
  t:attack "Taunt"
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Battle Cage: a Trainer card of the opponent places them", function(t)
  t:position {
    ruleset = "sv",
    stadium = "me2-85",
    me = { active = "sv1-38", hand = { "dp7-88" } },
    opponent = { active = "sv1-38", bench = { "sv1-36" } },
  }
  t:coins "H"
  t:play "dp7-88"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 10)
end)
