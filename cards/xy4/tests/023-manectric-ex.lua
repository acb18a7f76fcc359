local function manectric(opponent)
  return { ruleset = "xy", me = { active = { "xy4-23", energy = "LR" } }, opponent = opponent }
end

test("Overrun: 20 damage to a Benched Pokémon, too", function(t)
  t:position(manectric { active = "xy0-5", bench = { "bw1-1", "xy1-79" } })
  t:attack "Overrun"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 20, ["opponent bench 2 damage"] = 20 }
end)

test("Overrun: 20 damage without a Bench", function(t)
  t:position(manectric { active = "xy0-5" })
  t:attack "Overrun"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Assault Laser: 60 more with a Pokémon Tool", function(t)
  t:position(manectric { active = { "xy0-5", attached = { "bw9-107" } } })
  t:attack "Assault Laser"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Assault Laser: 60 without", function(t)
  t:position(manectric { active = "xy0-5", bench = { { "bw1-1", attached = { "bw9-107" } } } })
  t:attack "Assault Laser"
  t:changed { ["opponent active damage"] = 60 }
end)
