local function with(active, hand)
  return {
    ruleset = "sv",
    me = { active = active, hand = hand, bench = { "sv6pt5-50" } },
    opponent = { active = { "sv1-38", energy = "RRR" } },
  }
end

test("Rainbow DNA: into a Pokémon ex that evolves from Eevee", function(t)
  t:position(with({ "sv8pt5-75", damage = 30 }, { "sv8pt5-60", "sv8pt5-22", "sv1-86" }))
  t:illegal("evolve", "sv8pt5-22", "active")
  t:illegal("evolve", "sv1-86", "active")
  t:legal("evolve", "sv8pt5-22", "bench 1")
  t:evolve("sv8pt5-60", "active")
  t:equal(t.me.active.id, "sv8pt5-60")
  t:equal(t.me.active.damage, 30)
end)

test("Rainbow DNA: not in the turn it was played, nor without its Ability", function(t)
  t:position(with({ "sv8pt5-75", new = true }, { "sv8pt5-60" }))
  t:illegal("evolve", "sv8pt5-60", "active")
  t:position {
    ruleset = "sv",
    me = { active = "sv8pt5-75", hand = { "sv8pt5-60" } },
    opponent = { active = "sv5-78" },
  }
  t:illegal("evolve", "sv8pt5-60", "active")
end)

test("Coruscating Quartz", function(t)
  t:position(with({ "sv8pt5-75", energy = "RWL" }, {}))
  t:attack "Coruscating Quartz"
  t:answer(1)
  t:equal(t:events("damaged")[1].value, 200)
end)
