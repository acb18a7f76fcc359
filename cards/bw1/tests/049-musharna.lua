local function against(conditions)
  return {
    ruleset = "xy",
    me = { active = { "bw1-49", energy = "PP" } },
    opponent = { active = { "bw1-31", conditions = conditions } },
  }
end

test("Hypnotic Ray: the Defending Pokémon is Asleep", function(t)
  t:position(against {})
  t:coins "T"  -- between turns: it stays Asleep
  t:attack "Hypnotic Ray"
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ asleep" } }
end)

test("Dream Eater: on a sleeper", function(t)
  t:position(against { "asleep" })
  t:coins "T"
  t:attack "Dream Eater"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Dream Eater: nothing on one that is awake", function(t)
  t:position(against {})
  t:attack "Dream Eater"
  t:changed {}
end)
