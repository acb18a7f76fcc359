local function against(energy)
  return {
    ruleset = "xy",
    me = { active = { "bw1-35", energy = "WW" } },
    opponent = { active = { "bw1-31", energy = energy } },
  }
end

test("Crunch: heads, one Energy card of the attacker's choice", function(t)
  t:position(against "WR")
  t:coins "H"
  t:attack "Crunch"
  t:answer "dp1-124"
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent active energy"] = { "- Fire Energy" },
    ["opponent discard"] = { "+ Fire Energy" },
  }
end)

test("Crunch: heads, but no Energy there", function(t)
  t:position(against "")
  t:coins "H"
  t:attack "Crunch"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Crunch: tails, only damage", function(t)
  t:position(against "WR")
  t:coins "T"
  t:attack "Crunch"
  t:changed { ["opponent active damage"] = 30 }
end)
