local azumarill = "me2pt5-84"

test("Bubble Gathering: Energy of other Pokémon, as often as one likes", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { azumarill, energy = "P" },
      bench = { { "sv1-13", energy = "GW", attached = { "sv9-159" } }, { "sv1-36", energy = "R" } },
    },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
  t:use "Bubble Gathering"
  t:options {
    "dp1-123 on bench 1",
    "dp1-125 on bench 1",
    "sv9-159 on bench 1",
    "dp1-124 on bench 2",
  }
  t:answer "sv9-159"
  t:changed { ["active energy"] = { "+ Spiky Energy" }, ["bench 1 energy"] = { "- Spiky Energy" } }
  t:use "Bubble Gathering"
  t:answer "dp1-125"
  t:use "Bubble Gathering"
  t:answer "dp1-124"
  t:use "Bubble Gathering"
  t:equal(#t.me.active.energy, 5)
end)

test("Bubble Gathering: on the Bench, from the Active Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", energy = "G" }, bench = { { azumarill, energy = "P" } } },
    opponent = { active = "sv1-38" },
  }
  t:use "Bubble Gathering"
  t:equal(t.me.bench[1].energy, "PG")
  t:equal(t.me.active.energy, "")
end)

test("Bubble Gathering: not without another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { azumarill, energy = "P" } },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
  t:illegal("use", "Bubble Gathering")
end)

local function balloon(energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { azumarill, energy = energy, attached = attached },
      bench = { { "sv1-84", energy = "PP" } },
    },
    opponent = { active = { "me1-36", energy = "P" } },
  }
end

test("Energized Balloon: 40 more for each Psychic Energy on it", function(t)
  for energy, damage in pairs { WWW = 60, WWP = 100, PPPP = 220 } do
    t:position(balloon(energy))
    t:attack "Energized Balloon"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("Energized Balloon: special Psychic Energy counts", function(t)
  t:position(balloon("WP", { "swsh2-172", "sv9-159" }))
  t:attack "Energized Balloon"
  t:equal(t.opponent.active.damage, 140)
end)

test("Bubble Gathering: not without Energy on another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { azumarill, energy = "P" }, bench = { "sv1-13", { "sv1-36", energy = "R" } } },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
  t:use "Bubble Gathering"
  t:illegal("use", "Bubble Gathering")
end)
