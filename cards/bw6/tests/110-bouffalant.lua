local function breaker(ruleset, defender)
  return {
    ruleset = ruleset,
    me = { active = { "bw6-110", energy = "RRR" } },
    opponent = { active = defender },
  }
end

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("Gold Breaker (" .. ruleset .. "): 60 more to a Pokémon-EX", function(t)
    t:position(breaker(ruleset, "xy1-1"))
    t:attack "Gold Breaker"
    t:changed { ["opponent active damage"] = 120 }
  end)

  test("MEGA-04 (" .. ruleset .. "): a Mega Evolution Pokémon is a Pokémon-EX", function(t)
    t:position(breaker(ruleset, "xy1-2"))
    t:attack "Gold Breaker"
    t:changed { ["opponent active damage"] = 120 }
  end)

  test("PRIM-01 (" .. ruleset .. "): a Primal Reversion Pokémon is a Pokémon-EX", function(t)
    t:position(breaker(ruleset, "xy7-96"))
    t:attack "Gold Breaker"
    t:changed { ["opponent active damage"] = 120 }
  end)

  test("PEX-01 (" .. ruleset .. "): Black Kyurem is not Black Kyurem-EX", function(t)
    t:position(breaker(ruleset, "bw7-100"))
    t:attack "Gold Breaker"
    t:changed { ["opponent active damage"] = 60 }
  end)
end

local function attacked(attacker, energy, place)
  local other = place == "active" and "bench" or "active"
  return {
    ruleset = "xy",
    me = { active = { attacker, energy = energy } },
    opponent = {
      active = other == "active" and "xy0-26" or "bw6-110",
      bench = { other == "active" and "bw6-110" or "xy0-26" },
    },
  }
end

test("Bouffer: 20 less damage", function(t)
  t:position(attacked("bw1-66", "RR", "active"))
  t:attack "Scratch"
  t:unchanged()
end)

test("Bouffer: after Weakness", function(t)
  t:position(attacked("bw3-66", "F", "active"))
  t:attack "Rock Throw"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Bouffer: on the Bench, too", function(t)
  t:position(attacked("xy4-23", "R", "bench"))
  t:attack "Overrun"
  t:changed { ["opponent active damage"] = 20 }
end)
