local function geodude_against(bench)
  return {
    me = { active = { "dp2-84", energy = "F" } },
    opponent = { active = "dp3-55", bench = bench },
  }
end

test("Stone Throw: 10 damage to 2 Benched Pokémon, without Weakness", function(t)
  t:position(geodude_against { "dp3-94", "dp3-94", "dp3-113" })
  t:answer("opponent bench 2", "opponent bench 3")
  t:attack "Stone Throw"
  t:changed { ["opponent bench 2 damage"] = 10, ["opponent bench 3 damage"] = 10 }
end)

test("Stone Throw: exactly 2, where there are more", function(t)
  t:position(geodude_against { "dp3-94", "dp3-94", "dp3-113" })
  t:attack "Stone Throw"
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2")
  t:answer("opponent bench 1", "opponent bench 3")
  t:changed { ["opponent bench 1 damage"] = 10, ["opponent bench 3 damage"] = 10 }
end)

test("Stone Throw: one on the Bench", function(t)
  t:position(geodude_against { "dp3-113" })
  t:attack "Stone Throw"
  t:changed { ["opponent bench 1 damage"] = 10 }
end)

test("Stone Throw: nobody on the Bench", function(t)
  t:position(geodude_against {})
  t:attack "Stone Throw"
  t:unchanged()
end)
