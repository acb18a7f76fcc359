test("Nature Power: 10 more for each Grass Energy on either side", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-14", energy = "GR" }, bench = { { "bw1-1", energy = "GG" } } },
    opponent = { active = { "bw1-31", energy = "GW" }, bench = { { "bw1-77", energy = "GP" } } },
  }
  t:attack "Nature Power"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Nature Power: only the printed damage without Grass Energy", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-14", energy = "R" } },
    opponent = { active = { "bw1-31", energy = "W" } },
  }
  t:attack "Nature Power"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Horn Leech: heals 20 from itself", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-14", energy = "GGG", damage = 50 } },
    opponent = { active = "bw1-31" },
  }
  t:attack "Horn Leech"
  t:changed { ["opponent active damage"] = 60, ["active damage"] = 30 }
end)
