test("Hustling Strike: 20 more damage for each Fire Pokémon on the Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-27", energy = "R" }, bench = { "sm1-24", "sm1-39", "sm1-26" } },
    opponent = { active = "sm1-26" },
  }
  t:attack "Hustling Strike"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Tiger Swing: 50 more damage for each heads of 2 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-27", energy = "RRW" } },
    opponent = { active = "sm1-42" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Tiger Swing"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [80] = "1/4", [130] = "1/2", [180] = "1/4" })
end)

test("Burning Slam-GX: the opponent's Active Pokémon is Burned", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-27", energy = "RRW" } },
    opponent = { active = "sm1-42" },
  }
  t:coins "T"  -- between turns, after the 20 damage of the Burn
  t:attack "Burning Slam-GX"
  t:changed {
    ["opponent active damage"] = 220,
    ["opponent active conditions"] = { "+ burned" },
    ["opponent active burn counters"] = 2,
  }
end)
