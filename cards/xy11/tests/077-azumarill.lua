for side, damage in pairs { H = 60, T = 30 } do
  test("Play Rough: 30 more for heads, " .. side, function(t)
    t:position {
      ruleset = "sm",
      me = { active = { "xy11-77", energy = "LL" } },
      opponent = { active = "xy0-26" },
    }
    t:coins(side)
    t:attack "Play Rough"
    t:changed { ["opponent active damage"] = damage }
  end)
end

test("Bubble Drain: heals 30 damage", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "xy11-77", energy = "YYL", damage = 50 } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Bubble Drain"
  t:changed { ["opponent active damage"] = 80, ["active damage"] = 20 }
end)

for _, ruleset in ipairs { "sm", "sv" } do
  local function against(defender)
    return {
      ruleset = ruleset,
      me = { active = { "xy11-77", energy = "YYL" } },
      opponent = { active = defender },
    }
  end

  test("DUAL-01, EX-63 (" .. ruleset .. "): Weakness to Fairy", function(t)
    t:position(against "xy8-112")
    t:coins "T"
    t:attack "Play Rough"
    t:changed { ["opponent active damage"] = 60 }
  end)

  test("DUAL-01, EX-63 (" .. ruleset .. "): Resistance to Water", function(t)
    t:position(against "bw1-1")
    t:coins "T"
    t:attack "Play Rough"
    t:changed { ["opponent active damage"] = 10 }
  end)
end
