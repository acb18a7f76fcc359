local pro = "me1-124"

local function fighter(active, defender, hand)
  return {
    ruleset = "sv",
    me = { active = active, hand = hand or { "2 " .. pro }, bench = { "me2pt5-122" } },
    opponent = { active = defender or "sv1-65", bench = { "sv1-38" } },
  }
end

local okidogi = { "me2pt5-122", energy = "F" }

test("Premium Power Pro: 30 more, and again with each", function(t)
  t:position(fighter(okidogi, "sv1-38"))
  t:play(pro)
  t:attack "Light Punch"
  t:equal(t.opponent.active.damage, 50)
  t:position(fighter(okidogi, "sv1-38"))
  t:play(pro)
  t:play(pro)
  t:attack "Light Punch"
  t:equal(t.opponent.active.damage, 80)
end)

test("Premium Power Pro: before Weakness", function(t)
  t:position(fighter(okidogi))
  t:play(pro)
  t:attack "Light Punch"
  t:equal(t.opponent.active.damage, 100)
end)

test("Premium Power Pro: not for other types", function(t)
  t:position(fighter({ "sv1-80", energy = "LL" }, "sv1-38"))
  t:play(pro)
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Premium Power Pro: not to the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-106", energy = "FFF" }, hand = { pro } },
    opponent = { active = "sv2-150", bench = { { "sv1-38", damage = 10 } } },
  }
  t:play(pro)
  t:attack "Super Sandstorm"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.opponent.bench[1].damage, 50)
end)

test("Premium Power Pro: only during this turn", function(t)
  t:position(fighter(okidogi, "sv1-38"))
  t:play(pro)
  t:end_turn()
  t:end_turn()
  t:attack "Light Punch"
  t:equal(t.opponent.active.damage, 20)
end)

test("Premium Power Pro: not for the opponent's Pokémon", function(t)
  t:position(fighter("sv1-38", { "me2pt5-122", energy = "F" }))
  t:play(pro)
  t:end_turn()
  t:attack "Light Punch"
  t:equal(t.me.active.damage, 20)
end)
