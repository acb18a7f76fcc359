local function kukui(active, bench)
  return {
    ruleset = "sm",
    me = {
      active = active,
      bench = bench,
      hand = { "sm1-128" },
      deck = { "sm1-9", "sm1-10", "sm1-11" },
    },
    opponent = { active = { "sm1-99", energy = "RRRR" } },
  }
end

test("Professor Kukui: two cards", function(t)
  t:position(kukui { "sm1-24", energy = "R" })
  t:play "sm1-128"
  t:equal(t.me.hand, { "sm1-9", "sm1-10" })
  t:equal(t.me.discard, { "sm1-128" })
end)

test("Professor Kukui: 20 more damage this turn, before Weakness", function(t)
  t:position(kukui { "sm1-67", energy = "FF" })
  t:play "sm1-128"
  t:attack "Strength"
  t:explain {
    { "base", 40, by = "sm1-67" },
    { "attacker", 60, by = "sm1-128" },
    { "weakness", 120 },
    { "result", 120 },
  }
end)

test("Professor Kukui: for a Pokémon that comes to the Active Spot later, too", function(t)
  t:position(kukui({ "sm1-9", energy = "G" }, { { "sm1-24", energy = "R" } }))
  t:play "sm1-128"
  t:retreat "bench 1"
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 30)
end)

test("Professor Kukui: not for the damage a Pokémon does to itself", function(t)
  t:position(kukui { "sm1-11", energy = "GGG", damage = 10 })
  t:play "sm1-128"
  t:attack "Brave Bird"
  t:equal(t.me.active.damage, 30)
  t:answer(1)
end)

test("Professor Kukui: not for damage to the Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-10", energy = "G" }, hand = { "sm1-128" } },
    opponent = { active = "sm1-99", bench = { "sm1-99" } },
  }
  t:play "sm1-128"
  t:attack "Sharp Blade Quill"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Professor Kukui: not for the opponent's attacks, and not in my next turn", function(t)
  t:position(kukui { "sm1-24", energy = "R" })
  t:play "sm1-128"
  t:end_turn()
  t:attack "Cross-Cut"
  t:equal(t.me.active.damage, 30)
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 10)
end)
