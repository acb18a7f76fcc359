local briar = "sv7-132"

local function against(mine, theirs, bench, prizes)
  return {
    ruleset = "sv",
    me = { active = mine, hand = { briar, "sv1-180" }, bench = { "sv1-80" } },
    opponent = { active = theirs, bench = bench or { "sv1-36" }, prizes = prizes or 2 },
  }
end

local ogerpon = { "sv6-64", energy = "WWW" }

test("Briar: a Tera Pokémon's attack takes 1 more Prize card", function(t)
  t:position(against(ogerpon, { "sv1-80", damage = 20 }))
  t:play(briar)
  t:attack "Torrential Pump"
  t:answer(false)
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("Briar: of a Pokémon ex 3", function(t)
  t:position(against(ogerpon, { "sv1-65", damage = 310 }))
  t:play(briar)
  t:attack "Sob"
  t:answer(1, 2, 3)
  t:equal(t.me.prizes_left, 3)
end)

test("Briar: not for a Pokémon that is not Tera", function(t)
  t:position(against({ "sv1-65", energy = "LL" }, "sv1-80"))
  t:play(briar)
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Briar: not for a Benched Pokémon", function(t)
  t:position(against(ogerpon, "sv1-65", { "sv1-13" }))
  t:play(briar)
  t:attack "Torrential Pump"
  t:answer(true)
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Briar: not without damage of the attack", function(t)
  t:position(against({ "sv8pt5-34", energy = "GPD" }, { "sv1-38", damage = 150 }))
  t:play(briar)
  t:attack "Amazez"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:position(against(ogerpon, { "sv1-80", damage = 90, conditions = { "poisoned" } }))
  t:play(briar)
  t:attack "Sob"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Briar: only during this turn", function(t)
  t:position(against(ogerpon, { "sv1-80", damage = 100 }))
  t:play(briar)
  t:end_turn()
  t:end_turn()
  t:attack "Sob"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Briar: not for the opponent", function(t)
  t:position(against({ "sv1-80", damage = 100 }, { "sv6-64", energy = "WWW" }))
  t:play(briar)
  t:end_turn()
  t:attack "Sob"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 1)
end)

test("Briar: only with exactly 2 Prize cards of the opponent", function(t)
  t:position(against(ogerpon, "sv1-80", nil, 1))
  t:illegal("play", briar)
  t:position(against(ogerpon, "sv1-80", nil, 3))
  t:illegal("play", briar)
end)

test("Briar: one Supporter a turn", function(t)
  t:position(against(ogerpon, "sv1-80"))
  t:play(briar)
  t:illegal("play", "sv1-180")
end)
