local function against(defender)
  return {
    ruleset = "xy",
    me = { active = { "bw1-45", energy = "L", damage = 20 } },
    opponent = { active = defender },
  }
end

test("Leech Life: heals what it did", function(t)
  t:position(against "bw1-87")
  t:attack "Leech Life"
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 10 }
end)

test("Leech Life: with Weakness, all of it", function(t)
  t:position(against "bw1-31")
  t:attack "Leech Life"
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 0 }
end)
