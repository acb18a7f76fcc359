test("Confuse Ray: the opponent's Active Pokémon is Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-50", energy = "L" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Confuse Ray"
  t:changed { ["opponent active conditions"] = { "+ confused" } }
end)

local function aqua_spark(energy)
  return {
    ruleset = "sm",
    me = { active = { "sm1-50", energy = energy } },
    opponent = { active = "sm1-99" },
  }
end

test("Aqua Spark: 60 more damage with any Water Energy", function(t)
  t:position(aqua_spark "LLW")
  t:attack "Aqua Spark"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Aqua Spark: no more for a second one", function(t)
  t:position(aqua_spark "LWW")
  t:attack "Aqua Spark"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Aqua Spark: without Water Energy 60 damage", function(t)
  t:position(aqua_spark "LLG")
  t:attack "Aqua Spark"
  t:changed { ["opponent active damage"] = 60 }
end)
