local function under_attack(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = { active = active, bench = bench },
  }
end

test("Adverse Weather: no damage to the Bench, but to itself", function(t)
  t:position(under_attack("sv3-70", { "sv1-13" }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Adverse Weather: not while it is on the Bench", function(t)
  t:position(under_attack("sv1-38", { "sv3-70" }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Adverse Weather: the opponent's Bench is not protected", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" }, bench = { "sv3-70" } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Gigantic Bolt: 90 to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-70", energy = "LL" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Gigantic Bolt"
  t:changed { ["opponent active damage"] = 140, ["active damage"] = 90 }
end)
