local function against(bench)
  return {
    ruleset = "xy",
    me = { active = { "bw1-22", energy = "RRR" } },
    opponent = { active = "bw1-31", bench = bench },
  }
end

test("Flame Burst: two on the Bench, without Weakness", function(t)
  t:position(against { "bw1-1", "bw1-77", "bw1-87" })
  t:attack "Flame Burst"
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2 picks")
  t:fails(
    function() t:answer("opponent bench 1", "opponent bench 2", "opponent bench 3") end,
    "takes 2 to 2 picks"
  )
  t:answer("opponent bench 1", "opponent bench 3")
  t:changed {
    ["opponent active damage"] = 20,
    ["opponent bench 1 damage"] = 20,
    ["opponent bench 3 damage"] = 20,
  }
end)

test("Flame Burst: the only one there", function(t)
  t:position(against { "bw1-77" })
  t:attack "Flame Burst"
  t:changed { ["opponent active damage"] = 20, ["opponent bench 1 damage"] = 20 }
end)

test("Flame Burst: an empty Bench", function(t)
  t:position(against {})
  t:attack "Flame Burst"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Fury Swipes: 40 for each heads of three", function(t)
  t:position(against {})
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [40] = "3/8", [80] = "3/8", [120] = "1/8" })
end)
