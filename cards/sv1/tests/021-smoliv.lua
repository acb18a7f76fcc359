local function with(damage)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-21", energy = "G", damage = damage },
      bench = { "sv1-13", { "sv1-14", damage = damage } },
    },
    opponent = { active = { "sv1-54", damage = 30 } },
  }
end

test("Nutrients: 30 from one own Pokémon", function(t)
  t:position(with(40))
  t:attack "Nutrients"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:changed { ["bench 2 damage"] = 10 }
end)

test("Nutrients: nobody is damaged", function(t)
  t:position(with(0))
  t:attack "Nutrients"
  t:changed {}
end)
