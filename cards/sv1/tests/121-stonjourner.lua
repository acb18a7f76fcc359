local function attacked_by(attacker)
  return { ruleset = "sv", me = { active = attacker }, opponent = { active = "sv1-121" } }
end

test("Exoskeleton: 20 less, after Weakness", function(t)
  t:position(attacked_by { "sv1-14", energy = "GG" })
  t:attack "Leaf Step"
  t:explain {
    { "base", 60, by = "sv1-14" },
    { "weakness", 120 },
    { "defender_texts", 100, by = "sv1-121" },
    { "result", 100 },
  }
end)

test("Exoskeleton: not below 0", function(t)
  t:position(attacked_by { "sv1-36", energy = "R" })
  t:attack "Gnaw"
  t:changed {}
end)
