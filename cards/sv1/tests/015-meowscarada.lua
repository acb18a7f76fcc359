local function against(energy)
  return {
    ruleset = "sv",
    me = { active = { "sv1-15", energy = "G" } },
    opponent = { active = { "sv1-54", energy = energy } },
  }
end

test("Trick Cape: an Energy card returns to the hand", function(t)
  t:position(against "WR")
  t:attack "Trick Cape"
  t:answer "dp1-124"
  t:changed {
    ["opponent active damage"] = 40,
    ["opponent active energy"] = { "- Fire Energy" },
    ["opponent hand"] = { "+ Fire Energy" },
  }
end)

test("Trick Cape: it need not", function(t)
  t:position(against "W")
  t:attack "Trick Cape"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Trick Cape: no question without Energy", function(t)
  t:position(against "")
  t:attack "Trick Cape"
  t:changed { ["opponent active damage"] = 40 }
end)
