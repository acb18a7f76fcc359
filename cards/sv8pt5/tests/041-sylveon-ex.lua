local function sylveon(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-41", energy = "WLP" }, bench = { "sv1-13" } },
    opponent = theirs,
  }
end

test("Magical Charm: the Defending Pokémon's attacks do 100 less", function(t)
  t:position(sylveon { active = { "me1-36", energy = "WWW" } })
  t:attack "Magical Charm"
  t:equal(t.opponent.active.damage, 160)
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 100)
end)

test("Angelite: 2 Benched Pokémon go into the deck, and not again next turn", function(t)
  t:position(sylveon {
    active = "me1-36",
    bench = { { "sv1-13", energy = "G" }, "sv1-80", "sv1-144" },
  })
  t:attack "Angelite"
  t:options { "opponent bench 1", "opponent bench 2", "opponent bench 3" }
  t:answer("opponent bench 1", "opponent bench 3")
  t:equal(#t.opponent.bench, 1)
  t:equal(t.opponent.bench[1].id, "sv1-80")
  t:equal(#t.opponent.discard, 0)
  t:end_turn()
  t:illegal("attack", "Angelite")
  t:legal("attack", "Magical Charm")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Angelite")
end)

test("Angelite: another one has used it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv8pt5-41", energy = "WLPWL" },
      bench = { { "sv8pt5-41", energy = "WLP" } },
    },
    opponent = { active = "me1-36", bench = { "sv1-80" } },
  }
  t:attack "Angelite"
  t:equal(#t.opponent.bench, 0)
  t:end_turn()
  t:retreat "bench 1"
  t:answer "dp1-125"
  t:answer "dp1-125"
  t:illegal("attack", "Angelite")
end)

test("Angelite: an empty Bench", function(t)
  t:position(sylveon { active = "me1-36" })
  t:attack "Angelite"
  t:unchanged()
end)

test("Angelite: after another attack in the last turn", function(t)
  t:position(sylveon { active = "sv6-61", bench = { "sv1-13", "sv1-80", "sv1-144" } })
  t:attack "Magical Charm"
  t:end_turn()
  t:legal("attack", "Angelite")
end)

test("Angelite: after the opponent has used it", function(t)
  t:position(sylveon { active = { "sv8pt5-41", energy = "WLP" }, bench = { "sv1-13", "sv1-80" } })
  t:end_turn()
  t:attack "Angelite"
  t:legal("attack", "Angelite")
end)

test("Magical Charm: not the attacks of another Pokémon, nor later", function(t)
  t:position(sylveon {
    active = { "me1-36", energy = "WWWW" },
    bench = { { "me1-36", energy = "WWW" } },
  })
  t:attack "Magical Charm"
  t:retreat "opponent bench 1"
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 200)
end)
