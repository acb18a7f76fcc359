local weight = "sv10-162"

test("Cynthia's Power Weight: 70 HP more for a Cynthia's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv10-8", bench = { "sv10-7" }, hand = { weight, weight } },
    opponent = { active = "sv10-8" },
  }
  t:play(weight, "active")
  t:equal(t.me.active.hp, 200)
  t:equal(t.me.bench[1].hp, 70)
  t:equal(t.opponent.active.hp, 130)
  t:illegal("play", weight, "active")
  t:legal("play", weight, "bench 1")
end)

test("Cynthia's Power Weight: nothing for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { "sv10-7" }, hand = { weight } },
    opponent = { active = "sv10-8" },
  }
  t:play(weight, "active")
  t:equal(t.me.active.hp, 70)
  t:equal(t.me.bench[1].hp, 70)
end)
