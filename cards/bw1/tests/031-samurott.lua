local function against(bench)
  return {
    ruleset = "xy",
    me = { active = { "bw1-31", energy = "WW" }, bench = { "bw1-77" } },
    opponent = { active = "bw1-5", bench = bench },
  }
end

test("Pike: also 30 to one on the Bench, without Weakness", function(t)
  t:position(against { "bw1-23", "bw1-77" })
  t:attack "Pike"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 10, ["opponent bench 1 damage"] = 30 }
end)

test("Pike: an empty Bench", function(t)
  t:position(against {})
  t:attack "Pike"
  t:changed { ["opponent active damage"] = 10 }
end)
