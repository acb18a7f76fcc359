local orbeetle = "sv10-89"

test("Rocket Brain: one damage counter at a time, as often as you like", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv10-31", damage = 30 },
      bench = { { orbeetle, damage = 20 }, { "sv1-13", damage = 10 } },
    },
    opponent = { active = { "sv10-31", damage = 30 } },
  }
  t:use "Rocket Brain"
  t:options { "active", "bench 1" }
  t:answer "active"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:changed { ["active damage"] = 20, ["bench 2 damage"] = 20 }
  t:use "Rocket Brain"
  t:answer "active"
  t:answer "bench 2"
  t:changed { ["active damage"] = 10, ["bench 2 damage"] = 30 }
  t:use "Rocket Brain"
  t:answer "bench 1"
  t:answer "active"
  t:changed { ["active damage"] = 20, ["bench 1 damage"] = 10 }
end)

test("Rocket Brain: not without a damaged Team Rocket's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = orbeetle, bench = { { "sv1-13", damage = 10 } } },
    opponent = { active = { "sv10-31", damage = 30 } },
  }
  t:illegal("use", "Rocket Brain")
end)

test("Rocket Brain: not without another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { orbeetle, damage = 30 } },
    opponent = { active = "sv10-31", bench = { "sv10-31" } },
  }
  t:illegal("use", "Rocket Brain")
end)

local function psychic(energy, attached)
  return {
    ruleset = "sv",
    me = { active = { orbeetle, energy = "PPPP" } },
    opponent = {
      active = { "sv5-123", energy = energy, attached = attached },
      bench = { { "sv5-123", energy = "LL" } },
    },
  }
end

test("Psychic: 40 more for each Energy on the opponent's Active Pokémon", function(t)
  t:position(psychic "LF")
  t:attack "Psychic"
  t:equal(t.opponent.active.damage, 120)
end)

test("Psychic: Special Energy counts, too, and a Pokémon Tool does not", function(t)
  t:position(psychic("L", { "sv5-161", "sv1-193" }))
  t:attack "Psychic"
  t:equal(t.opponent.active.damage, 120)
end)

test("Psychic: 40 without Energy", function(t)
  t:position(psychic())
  t:attack "Psychic"
  t:equal(t.opponent.active.damage, 40)
end)

test("Rocket Brain: from the Active Spot to the Bench, and the other way", function(t)
  local function position(active, bench)
    return {
      ruleset = "sv",
      me = { active = active, bench = { bench } },
      opponent = { active = "sv10-31" },
    }
  end
  t:position(position({ orbeetle, damage = 20 }, "sv1-13"))
  t:use "Rocket Brain"
  t:changed { ["active damage"] = 10, ["bench 1 damage"] = 10 }
  t:position(position("sv1-13", { orbeetle, damage = 20 }))
  t:use "Rocket Brain"
  t:changed { ["active damage"] = 10, ["bench 1 damage"] = 10 }
end)
