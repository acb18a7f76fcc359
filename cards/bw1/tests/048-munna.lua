local function against(conditions)
  return {
    ruleset = "xy",
    me = { active = { "bw1-48", energy = "PP" } },
    opponent = { active = { "bw1-87", conditions = conditions } },
  }
end

test("Hypnosis: the Defending Pokémon is Asleep", function(t)
  t:position(against {})
  t:coins "T"  -- between turns: it stays Asleep
  t:attack "Hypnosis"
  t:changed { ["opponent active conditions"] = { "+ asleep" } }
end)

test("Dream Eater: on a sleeper", function(t)
  t:position(against { "asleep" })
  t:coins "T"
  t:attack "Dream Eater"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Dream Eater: nothing on one that is awake", function(t)
  t:position(against { "confused" })
  t:attack "Dream Eater"
  t:changed {}
end)
