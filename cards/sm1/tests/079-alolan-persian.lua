test("Taunt: a Benched Pokémon of my choice becomes the opponent's Active one", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-79" },
    opponent = { active = "sm1-99", bench = { "sm1-9", "sm1-24" } },
  }
  t:attack "Taunt"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sm1-24")
  t:equal(#t.opponent.bench, 2)
end)

test("Taunt: nobody on the Bench", function(t)
  t:position { ruleset = "sm", me = { active = "sm1-79" }, opponent = { active = "sm1-99" } }
  t:attack "Taunt"
  t:changed {}
end)

test("Claw Rend: 30 more damage to a damaged Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-79", energy = "D" } },
    opponent = { active = { "sm1-99", damage = 10 } },
  }
  t:attack "Claw Rend"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Claw Rend: 30 damage to one that is not", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-79", energy = "D" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Claw Rend"
  t:changed { ["opponent active damage"] = 30 }
end)

test("EX-64: Alolan Persian evolves from Alolan Meowth only", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-78", bench = { "sm3-101" }, hand = { "sm1-79", "sm3-102" } },
    opponent = { active = "sm1-99" },
  }
  t:illegal("evolve", "sm1-79", "bench 1")
  t:illegal("evolve", "sm3-102", "active")
  t:evolve("sm1-79", "active")
  t:evolve("sm3-102", "bench 1")
  t:equal(t.me.active.id, "sm1-79")
  t:equal(t.me.bench[1].id, "sm3-102")
end)
