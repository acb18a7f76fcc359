local pearl = "sv9-151"

local function knock_out(pokemon, damage, conditions, attached)
  return {
    ruleset = "sv",
    me = { active = { "sv5-38", energy = "RR" } },
    opponent = {
      active = {
        pokemon,
        damage = damage,
        conditions = conditions,
        attached = attached or { pearl },
      },
      bench = { { "sv9-68", attached = { pearl } } },
    },
  }
end

test("Lillie's Pearl: 1 fewer Prize card", function(t)
  t:position(knock_out("sv9-56", 150))
  t:attack "Heat Blast"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Lillie's Pearl: none for a Pokémon worth one", function(t)
  t:position(knock_out("sv9-68", 10))
  t:attack "Heat Blast"
  t:equal(t.me.prizes_left, 6)
end)

test("Lillie's Pearl: not for a Pokémon that is not Lillie's", function(t)
  t:position(knock_out("sv1-13", 10))
  t:attack "Heat Blast"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Lillie's Pearl: not for another Lillie's Pokémon", function(t)
  t:position(knock_out("sv9-68", 10, nil, {}))
  t:attack "Heat Blast"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Lillie's Pearl: not when Poison does it", function(t)
  t:position(knock_out("sv9-68", 60, { "poisoned" }))
  t:end_turn()
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Lillie's Pearl: not when an effect of an attack does it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-86", energy = "DD" } },
    opponent = { active = { "sv9-68", damage = 60, attached = { pearl } }, bench = { "sv1-13" } },
  }
  t:attack "Terminal Period"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Lillie's Pearl: not when your own attack does it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv9-87", energy = "FFF" },
      bench = { { "sv9-68", damage = 50, attached = { pearl } } },
    },
    opponent = { active = "sv5-123" },
  }
  t:attack "Break Ground"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)
