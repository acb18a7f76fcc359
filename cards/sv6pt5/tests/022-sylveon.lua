local function sylveon(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6pt5-22", energy = "PPP" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-38", bench = bench, deck = { "3 dp1-126" } },
  }
end

test("Mystical Return: heads, a Benched Pokémon and all attached into the deck", function(t)
  t:position(sylveon {
    "sv1-13",
    { "sv1-85", energy = "P", attached = { "sv1-193" }, damage = 20 },
  })
  t:coins "H"
  t:shuffle "dp1-126"
  t:attack "Mystical Return"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed {
    ["opponent bench 2"] = "nothing",
    ["opponent deck"] = { "+ Kirlia", "+ Ralts", "+ Psychic Energy", "+ Rocky Helmet" },
  }
  t:events { { "shuffled", player = "opponent" } }
end)

test("Mystical Return: tails, nothing", function(t)
  t:position(sylveon { "sv1-13" })
  t:coins "T"
  t:attack "Mystical Return"
  t:unchanged()
end)

test("Mystical Return: heads with an empty Bench, nothing", function(t)
  t:position(sylveon {})
  t:coins "H"
  t:attack "Mystical Return"
  t:unchanged()
end)

test("Disarming Voice: 90, and the Active Pokémon is Confused", function(t)
  t:position(sylveon { "sv1-13" })
  t:attack "Disarming Voice"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.active.conditions, { "confused" })
  t:equal(t.me.active.conditions, {})
end)
