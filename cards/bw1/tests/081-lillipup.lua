test("Collect: draws a card", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-81", energy = "W" }, deck = { "bw1-1", "bw1-3" } },
    opponent = { active = "bw1-31" },
  }
  t:attack "Collect"
  t:changed { ["me hand"] = { "+ Snivy" }, ["me deck"] = { "- Snivy" } }
end)
