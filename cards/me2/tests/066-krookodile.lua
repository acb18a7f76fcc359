local krookodile = "me2-66"

local function fang(active, opponent, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = { { krookodile, energy = "D" } } },
    opponent = { active = opponent or { "sv6-61", energy = "W" }, bench = bench },
  }
end

test("Vengeful Fang: 160 more when a Pokémon of mine was Knocked Out", function(t)
  t:position(fang "sv1-36")
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 220)
end)

test("Vengeful Fang: also from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { krookodile, energy = "D" }, bench = { { "sv1-36", damage = 50 } } },
    opponent = { active = { "sv9-111", energy = "M" } },
  }
  t:end_turn()
  t:attack "Insta-Strike"
  t:answer(1)
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 220)
end)

test("Vengeful Fang: only in the opponent's last turn", function(t)
  t:position(fang "sv1-36")
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 60)
end)

test("Vengeful Fang: not for a Special Condition", function(t)
  t:position(fang { "sv1-36", damage = 60, conditions = { "poisoned" } })
  t:end_turn()
  t:end_turn()
  t:answer(1)
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 60)
end)

test("Vengeful Fang: not for an attack's damage counters", function(t)
  t:position(fang({ "sv1-36", damage = 70 }, { "me2-46", energy = "P", attached = { "sv5-152" } }))
  t:end_turn()
  t:attack "Sneaky Placement"
  t:answer "active"
  t:answer(1)
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 120)  -- Weakness
end)

test("Vengeful Fang: not for the opponent's Pokémon, nor for damage alone", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { krookodile, energy = "D" } },
    opponent = {
      active = { "sv9-87", energy = "FFF" },
      bench = { { "sv1-36", damage = 70 }, "sv1-36" },
    },
  }
  t:end_turn()
  t:attack "Break Ground"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:attack "Vengeful Fang"
  t:equal(t.opponent.active.damage, 60)
end)
