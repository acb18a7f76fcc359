local function ribombee(damage)
  return {
    ruleset = "sm",
    me = { active = "sm1-93", bench = { { "sm1-99", damage = damage }, "sm1-9" } },
    opponent = { active = { "sm1-99", damage = 30 } },
  }
end

test("Curative Pollen: 20 damage healed from a Pokémon of mine, once a turn", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-93", damage = 10 }, bench = { { "sm1-99", damage = 50 }, "sm1-9" } },
    opponent = { active = { "sm1-99", damage = 30 } },
  }
  t:use "Curative Pollen"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 30 }
  t:illegal("use", "Curative Pollen")
end)

test("Curative Pollen: no more than there is", function(t)
  t:position(ribombee(10))
  t:use "Curative Pollen"
  t:changed { ["bench 1 damage"] = 0 }
end)

test("Curative Pollen: not if nobody of mine is damaged", function(t)
  t:position(ribombee(0))
  t:illegal("use", "Curative Pollen")
end)

test("EX-56: Ribombee evolves from Cutiefly; its damage stays, effects of attacks end", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-92", damage = 10, conditions = { "confused" } }, hand = { "sm1-93" } },
    opponent = { active = "sm1-99" },
  }
  t:evolve("sm1-93", "active")
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.conditions, {})
end)
