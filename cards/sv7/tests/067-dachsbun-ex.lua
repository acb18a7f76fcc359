local function chow(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "sv7-67" } },
    opponent = { active = theirs or "sv1-38" },
  }
end

test(
  "Time to Chow Down: heals all Evolution Pokémon, and discards the Energy of those healed",
  function(t)
    t:position(chow(
      { "sv7-66", energy = "PP", damage = 50 },
      {
        { "sv1-38", energy = "R", attached = { "sv9-159", "sv5-159" }, damage = 150 },
        { "sv8-71", energy = "P" },
        { "sv8-70", energy = "P", damage = 30 },
      },
      { "sv8-71", energy = "P", damage = 40 }
    ))
    t:evolve("sv7-67", "active")
    t:answer(true)
    t:changed {
      active = "Dachsbun ex",
      ["active damage"] = 0,
      ["active energy"] = { "- 2 Psychic Energy" },
      ["active under"] = true,
      ["bench 1 damage"] = 0,
      ["bench 1 energy"] = { "- Fire Energy", "- Spiky Energy" },
      ["me hand"] = { "- Dachsbun ex" },
      ["me discard"] = { "+ Fire Energy", "+ 2 Psychic Energy", "+ Spiky Energy" },
    }
  end
)

test("Time to Chow Down: itself undamaged, it keeps its Energy", function(t)
  t:position(chow({ "sv7-66", energy = "PP" }, { { "sv1-38", energy = "R", damage = 10 } }))
  t:evolve("sv7-67", "active")
  t:answer(true)
  t:equal(t.me.active.energy, "PP")
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.bench[1].damage, 0)
end)

test("Time to Chow Down: only if one likes", function(t)
  t:position(chow { "sv7-66", energy = "PP", damage = 50 })
  t:evolve("sv7-67", "active")
  t:answer(false)
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.active.energy, "PP")
end)

test("Time to Chow Down: not asked for with nothing to heal", function(t)
  t:position(chow({ "sv7-66", energy = "P" }, { { "sv8-70", damage = 30 } }, {
    "sv1-38",
    damage = 30,
  }))
  t:evolve("sv7-67", "active")
  t:equal(t:purpose(), "main_phase")
end)

test("Wonder Shine: 130 damage, and Confused", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv7-67", energy = "PP" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Wonder Shine"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.opponent.active.conditions, { "confused" })
end)
