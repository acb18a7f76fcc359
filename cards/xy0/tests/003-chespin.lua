local function chespin(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy0-3", energy = energy } },
    opponent = { active = "xy0-12" },
  }
end

test("EX-01: Vine Whip needs Grass Energy", function(t)
  t:position(chespin "G")
  t:legal("attack", "Vine Whip")
  for _, energy in ipairs { "", "R" } do
    t:position(chespin(energy))
    t:illegal("attack", "Vine Whip")
  end
end)

test("EX-02: Seed Bomb needs Grass Energy and one more of any type", function(t)
  for _, energy in ipairs { "GG", "GR", "GY" } do
    t:position(chespin(energy))
    t:legal("attack", "Seed Bomb")
  end
  for _, energy in ipairs { "G", "RR" } do
    t:position(chespin(energy))
    t:illegal("attack", "Seed Bomb")
  end
end)

test("EX-05: Vine Whip does twice its damage to Froakie", function(t)
  t:position(chespin "G")
  t:attack "Vine Whip"
  t:changed { ["opponent active damage"] = 20 }
  t:explain { { "base", 10, by = "xy0-3" }, { "weakness", 20 }, { "result", 20 } }
end)
