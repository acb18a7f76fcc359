local function with(prizes, damage)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-38", damage = damage },
      bench = { "sv1-13", { "sv1-80", damage = damage } },
      hand = { "sv2-181" },
      prizes = prizes,
    },
    opponent = { active = { "sv1-38", damage = 50 }, prizes = 3 },
  }
end

test("Fighting Au Lait: 60 from one own Pokémon", function(t)
  t:position(with(4, 70))
  t:play "sv2-181"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.bench[2].damage, 10)
  t:equal(t.me.active.damage, 70)
end)

test("Fighting Au Lait: not with as many Prize cards, nor while nobody is damaged", function(t)
  t:position(with(3, 70))
  t:illegal("play", "sv2-181")
  t:position(with(4, 0))
  t:illegal("play", "sv2-181")
end)
