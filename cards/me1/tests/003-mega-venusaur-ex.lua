local venusaur = "me1-3"

local function transfer(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = { "sv1-13", energy = "G" } },
  }
end

test(
  "Solar Transfer: a Basic Grass Energy to another of my Pokémon, as often as I like",
  function(t)
    t:position(transfer({ venusaur, energy = "GG" }, { "sv1-13", "sv1-36" }))
    t:use "Solar Transfer"
    t:options { "bench 1", "bench 2" }
    t:answer "bench 1"
    t:equal(t.me.bench[1].energy, "G")
    t:use "Solar Transfer"
    t:options { "active", "bench 1" }
    t:answer "active"
    t:answer "bench 2"
    t:use "Solar Transfer"
    t:answer "bench 1"
    t:answer "active"
    t:equal(t.me.active.energy, "G")
    t:equal(t.me.bench[1].energy, "")
    t:equal(t.me.bench[2].energy, "G")
  end
)

test("Solar Transfer: from the Bench, between other Pokémon", function(t)
  t:position(transfer({ "sv1-13", energy = "RG" }, { venusaur }))
  t:use "Solar Transfer"
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.bench[1].energy, "G")
end)

test("Solar Transfer: only Basic Grass Energy", function(t)
  t:position(transfer({ venusaur, energy = "RW", attached = { "sv6-167", "me3-86" } }, {
    "sv1-13",
  }))
  t:illegal("use", "Solar Transfer")
end)

test("Solar Transfer: not without another Pokémon", function(t)
  t:position(transfer({ venusaur, energy = "G" }, {}))
  t:illegal("use", "Solar Transfer")
end)

test("Jungle Dump: heals 30 damage from this Pokémon", function(t)
  for _, damage in ipairs { 0, 20, 100 } do
    t:position {
      ruleset = "sv",
      me = {
        active = { venusaur, energy = "GGGG", damage = damage },
        bench = { { "sv1-13", damage = 30 } },
      },
      opponent = { active = "sv1-86" },
    }
    t:attack "Jungle Dump"
    t:equal(t.opponent.active.damage, 240)
    t:equal(t.me.active.damage, math.max(0, damage - 30))
    t:equal(t.me.bench[1].damage, 30)
  end
end)
