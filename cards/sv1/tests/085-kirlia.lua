local function against(energy, attached)
  return {
    ruleset = "sv",
    me = { active = { "sv1-85", energy = "PPP" } },
    opponent = { active = { "sv1-54", energy = energy, attached = attached } },
  }
end

test("Psychic: 20 more for each Energy, not for each card", function(t)
  t:position(against("W", { "base1-96" }))
  t:attack "Psychic"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Psychic: the printed damage without Energy", function(t)
  t:position(against("", {}))
  t:attack "Psychic"
  t:changed { ["opponent active damage"] = 60 }
end)
