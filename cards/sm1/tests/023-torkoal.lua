test("Singe: the opponent's Active Pokémon is Burned", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-23", energy = "R" } },
    opponent = { active = "sm1-99" },
  }
  t:coins "T"  -- between turns, after the 20 damage of the Burn
  t:attack "Singe"
  t:changed {
    ["opponent active damage"] = 20,
    ["opponent active conditions"] = { "+ burned" },
    ["opponent active burn counters"] = 2,
  }
end)

local function body_slam(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-23", energy = "RR" } },
    opponent = { active = "sm1-99" },
  }
  t:coins(coin)
  t:attack "Body Slam"
end

test("Body Slam: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  body_slam(t, "H")
  t:changed { ["opponent active damage"] = 50, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Body Slam: tails, only damage", function(t)
  body_slam(t, "T")
  t:changed { ["opponent active damage"] = 50 }
end)
