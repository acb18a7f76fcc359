test("Thunderclap Shot: 50 damage to each Pokémon-EX", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-49", energy = "LR" }, bench = { "xy1-79" } },
    opponent = { active = "xy1-79", bench = { "xy0-26", "xy1-79", "xy1-2" } },
  }
  t:attack "Thunderclap Shot"
  t:changed {
    ["opponent active damage"] = 100,  -- weak to Lightning
    ["opponent bench 2 damage"] = 50,
    ["opponent bench 3 damage"] = 50,
  }
end)

test("Thunderclap Shot: nobody without a Pokémon-EX", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-49", energy = "LR" } },
    opponent = { active = "xy0-26", bench = { "xy0-26" } },
  }
  t:attack "Thunderclap Shot"
  t:unchanged()
end)

for side, damage in pairs { H = 90, T = 70 } do
  test("Electrosmash: 20 more for heads, " .. side, function(t)
    t:position {
      ruleset = "xy",
      me = { active = { "xy8-49", energy = "LRR" } },
      opponent = { active = "xy0-26" },
    }
    t:coins(side)
    t:attack "Electrosmash"
    t:changed { ["opponent active damage"] = damage }
  end)
end
