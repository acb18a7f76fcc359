local defender = "me1-118"

local function with(opponent, bench, hand)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv8-130", bench = bench, hand = hand or { defender } },
    opponent = { active = opponent },
  }
end

test("Iron Defender: 30 less after Weakness, in the opponent's next turn only", function(t)
  t:position(with { "me1-22", energy = "R" })
  t:play(defender)
  t:end_turn()
  t:attack "Roasting Heat"
  t:equal(t.me.active.damage, 130)
  t:end_turn()
  t:attack "Roasting Heat"
  t:equal(t.me.active.damage, 290)
end)

test("Iron Defender: 2 of them, 60 less", function(t)
  t:position(with({ "me1-22", energy = "R" }, {}, { defender, defender }))
  t:play(defender)
  t:play(defender)
  t:end_turn()
  t:attack "Roasting Heat"
  t:equal(t.me.active.damage, 100)
end)

test("Iron Defender: all Metal Pokémon, new ones too, and no others", function(t)
  t:position(with({ "sv10-113", energy = "DDD" }, { "sv9-103", "sv1-13" }, { defender, "sv9-103" }))
  t:play(defender)
  t:bench "sv9-103"
  t:end_turn()
  t:attack "Spinning Tail"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 30)
  t:equal(t.me.bench[3].damage, 0)
end)

test("Iron Defender: not the opponent's Metal Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, hand = { defender } },
    opponent = { active = "sv8-130" },
  }
  t:play(defender)
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Iron Defender: in the opponent's turn only my Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv8-130", hand = { defender } },
    opponent = { active = { "sv5-113", energy = "MMM" } },
  }
  t:play(defender)
  t:end_turn()
  t:attack "Iron Tackle"
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 10)
end)
