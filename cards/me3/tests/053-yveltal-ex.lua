local yveltal = "me3-53"

test("Soul Destroyer: each of the opponent's Pokémon with 50 HP or less left", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { yveltal, energy = "DDG", damage = 190 }, bench = { "sv8-70" } },
    opponent = {
      active = { "sv1-38", damage = 130 },
      bench = { { "sv1-38", damage = 120 }, "sv8-70", { "sv1-80", damage = 110 } },
    },
  }
  t:attack "Soul Destroyer"
  t:answer(1, 2, 3)
  t:equal(t.opponent.active.id, "sv1-38")
  t:equal(t.opponent.active.damage, 120)
  t:equal(#t.opponent.bench, 0)
  t:equal(t.me.active.damage, 190)
  t:equal(#t.me.bench, 1)
  t:equal(#t:events("damaged"), 0)
end)

test("Soul Destroyer: nothing with 60 HP or more left", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { yveltal, energy = "DDG" } },
    opponent = { active = "me2pt5-92", bench = { { "sv1-38", damage = 120 } } },
  }
  t:attack "Soul Destroyer"
  t:unchanged()
end)

local function strike()
  return {
    ruleset = "sv",
    me = { active = { yveltal, energy = "DDG" }, bench = { { yveltal, energy = "DDG" } } },
    opponent = { active = "me1-36", bench = { "me1-36" } },
  }
end

test("Dark Strike: this Pokémon can't use it during the next turn, but Soul Destroyer", function(t)
  t:position(strike())
  t:attack "Dark Strike"
  t:equal(t.opponent.active.damage, 210)
  t:end_turn()
  t:illegal("attack", "Dark Strike")
  t:legal("attack", "Soul Destroyer")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Dark Strike")
end)

test("Dark Strike: another Yveltal ex can", function(t)
  t:position(strike())
  t:attack "Dark Strike"
  t:end_turn()
  t:retreat "bench 1"
  t:answer "dp1-123"
  t:legal("attack", "Dark Strike")
end)
