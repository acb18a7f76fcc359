local function west_sea(damage, bench)
  return {
    me = { active = { "dp3-9", damage = damage, energy = "FFLL" }, bench = bench },
    opponent = { active = "dp3-94", bench = { "dp3-113", { "dp3-94", damage = 10 } } },
  }
end

test("Raging Flood: 10 more for each damage counter, and 2 of them go", function(t)
  t:position(west_sea(10))
  t:attack "Raging Flood"
  t:changed { ["opponent active damage"] = 40, ["active damage"] = 0 }  -- 30 + 10
end)

test("Raging Flood: of 5 counters 3 are left", function(t)
  local position = west_sea(50)
  position.opponent.active = "dp3-3"
  t:position(position)
  t:attack "Raging Flood"
  t:changed { ["opponent active damage"] = 50, ["active damage"] = 30 }  -- 70 - 20
end)

test("Raging Flood: without counters 20 damage", function(t)
  t:position(west_sea(0))
  t:attack "Raging Flood"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Wild Waves: a damage counter on each Benched Pokémon of both", function(t)
  local position = west_sea(0, { "dp3-113", "dp3-55" })
  position.opponent.active = "dp3-3"
  t:position(position)
  t:attack "Wild Waves"
  t:changed {
    ["opponent active damage"] = true,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 2 damage"] = 20,
    ["bench 1 damage"] = 10,
    ["bench 2 damage"] = 10,
  }
end)
