test("EX-47: Gnaw on Bulbasaur, 10 and 10 for its Weakness", function(t)
  t:position { me = { active = "dp3-82" }, opponent = { active = "dp3-77" } }
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 20)
end)

local function lava_burn(bench, conditions)
  return {
    me = { active = { "dp3-82", energy = "RR", conditions = conditions } },
    opponent = { active = "dp3-55", bench = bench },
  }
end

test("Lava Burn: 10 to a Benched Pokémon, without its Weakness", function(t)
  t:position(lava_burn { "dp3-94", "dp3-77" })
  t:attack "Lava Burn"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.bench[2].damage, 10)
end)

test("Lava Burn: no Bench, 20 damage", function(t)
  t:position(lava_burn {})
  t:attack "Lava Burn"
  t:equal(t.opponent.active.damage, 20)
end)

test("ATK-10: Lava Burn's choice comes before the Confusion flip", function(t)
  t:position(lava_burn({ "dp3-94", "dp3-77" }, { "confused" }))
  t:attack "Lava Burn"
  t:equal(t:purpose(), "damage")
  t:answer "opponent bench 1"
  t:coins "T"
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.me.active.damage, 30)
end)
