test("Super Sandstorm: 40 to each Benched Pokémon with damage, on both sides", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv10-106", energy = "FFF", damage = 10 },
      bench = { { "sv1-38", damage = 10 }, "sv1-13", { "sv1-80", damage = 10 } },
    },
    opponent = {
      active = { "sv1-38", damage = 10 },
      bench = { "sv1-36", { "sv1-65", damage = 10 }, { "sv1-38", damage = 20 } },
    },
  }
  t:attack "Super Sandstorm"
  t:changed {
    ["opponent active damage"] = 160,
    ["bench 1 damage"] = 50,
    ["bench 3 damage"] = 50,
    ["opponent bench 2 damage"] = 50,
    ["opponent bench 3 damage"] = 60,
  }
end)

test("Super Sandstorm: to the Bench without Resistance", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-106", energy = "FFF" }, bench = { { "sv1-84", damage = 10 } } },
    opponent = { active = "sv1-38", bench = { { "sv1-84", damage = 10 } } },
  }
  t:attack "Super Sandstorm"
  t:equal(t.me.bench[1].damage, 50)
  t:equal(t.opponent.bench[1].damage, 50)
end)
