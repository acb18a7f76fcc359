test("Bravery Charm: 50 more HP for a Basic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { "sv1-14" }, hand = { "sv2-173", "sv2-173" } },
    opponent = { active = "sv1-38" },
  }
  t:play("sv2-173", "active")
  t:play("sv2-173", "bench 1")
  t:explain("hp", "active", { { 70 }, { 120, by = "sv2-173" } })
  t:equal(t.me.bench[1].hp, 90)
end)

test("Bravery Charm: no more when it has evolved", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", attached = { "sv2-173" } }, hand = { "sv1-14" } },
    opponent = { active = "sv1-38" },
  }
  t:equal(t.me.active.hp, 120)
  t:evolve("sv1-14", "active")
  t:equal(t.me.active.hp, 90)
end)
