test("Flamethrower: one Energy card of its own, of any kind", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-18", energy = "RRW" } },
    opponent = { active = "bw1-19" },
  }
  t:attack "Flamethrower"
  t:answer "dp1-125"
  t:changed {
    ["opponent active damage"] = 70,
    ["active energy"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)
