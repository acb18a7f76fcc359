test("Curse Spreading: eight damage counters, on any of them", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-90", energy = "PPP" } },
    opponent = { active = "sv1-38", bench = { "sv1-104", "sv1-54" } },
  }
  t:attack "Curse Spreading"
  for _ = 1, 5 do t:answer "opponent bench 1" end
  for _ = 1, 3 do t:answer "opponent active" end
  t:changed { ["opponent active damage"] = 30, ["opponent bench 1 damage"] = 50 }
end)
