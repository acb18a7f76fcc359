test("Recover: a Water Energy goes, and all damage counters", function(t)
  t:position {
    me = { active = { "dp3-107", damage = 50, energy = "WLW" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Recover"
  t:changed {
    ["active damage"] = 0,
    ["active energy"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)

test("Recover: copied without Water Energy, it still heals", function(t)
  t:position {
    me = { active = { "dp3-66", damage = 30, energy = "LLL" } },
    opponent = { active = "dp3-55", bench = { "dp3-107" } },
  }
  t:coins "H"
  t:attack "Trace"
  t:answer "Recover"
  t:changed { ["active damage"] = 0 }
end)
