local function against(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Lightning Laser: also 30 to one on the Bench, without Weakness", function(t)
  t:position(against { "sv1-52", "sv1-13" })
  t:attack "Lightning Laser"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Lightning Laser: an empty Bench", function(t)
  t:position(against {})
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90 }
end)
