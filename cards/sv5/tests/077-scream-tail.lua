local function with(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv5-77", energy = "PP", damage = 50 }, bench = bench },
    opponent = { active = "sv1-38" },
  }
end

test("AF-01 Supportive Singing: 100 damage from a Benched Ancient Pokémon", function(t)
  t:position(with {
    { "sv5-78", damage = 80 },
    { "sv5-77", damage = 30 },
    { "sv5-79", damage = 120 },
    { "sv1-86", damage = 250 },
  })
  t:attack "Supportive Singing"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 0 }
end)

test("Supportive Singing: 100 at most, on more HP", function(t)
  t:position(with { { "sv5-78", damage = 110, attached = { "sv5-152" } } })
  t:attack "Supportive Singing"
  t:changed { ["bench 1 damage"] = 10 }
end)

test("Supportive Singing: nobody to heal", function(t)
  t:position(with { "sv5-78", { "sv5-79", damage = 20 } })
  t:attack "Supportive Singing"
  t:unchanged()
end)

test("Supportive Singing: a Pokémon without damage is not offered", function(t)
  t:position(with { "sv5-78", { "sv5-77", damage = 30 }, { "sv5-78", damage = 20 } })
  t:attack "Supportive Singing"
  t:options { "bench 2", "bench 3" }
  t:answer "bench 2"
end)
