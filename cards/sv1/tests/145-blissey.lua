test("EX-72 Busybody Nurse: the Active Pokémon recovers from all Special Conditions", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", conditions = { "poisoned", "asleep" } }, bench = { "sv1-145" } },
    opponent = { active = "sv1-38" },
  }
  t:use "Busybody Nurse"
  t:equal(t.me.active.conditions, {})
  t:illegal("use", "Busybody Nurse")
end)

test("Busybody Nurse: not without a Special Condition", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-145" } },
    opponent = { active = { "sv1-38", conditions = { "poisoned" } } },
  }
  t:illegal("use", "Busybody Nurse")
end)

local function blissey(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-145", energy = "WWG" }, bench = bench },
    opponent = { active = "sv1-38" },
  }
end

test("Happy Cyclone: all Energy moves to one Benched Pokémon", function(t)
  t:position(blissey { "sv1-80", "sv1-13" })
  t:attack "Happy Cyclone"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[2].energy, "WWG")
end)

test("Happy Cyclone: it stays without a Bench", function(t)
  t:position(blissey {})
  t:attack "Happy Cyclone"
  t:changed { ["opponent active damage"] = 150 }
end)

test(
  "Busybody Nurse: not with a Special Condition of the opponent's alone, nor in vain",
  function(t)
    t:position {
      ruleset = "sv",
      me = { active = { "sv1-145", conditions = { "poisoned" } } },
      opponent = { active = "sv1-38" },
    }
    t:legal("use", "Busybody Nurse")
  end
)
