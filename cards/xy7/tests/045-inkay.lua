local function ink_spit(t, ruleset, defender)
  t:position {
    ruleset = ruleset,
    me = { active = { "xy7-45", energy = "D" } },
    opponent = { active = defender, bench = { { "xy7-45", energy = "D" } } },
  }
  t:attack "Ink Spit"
  t:equal(t.opponent.active.damage, 10)
end

test("Ink Spit: in the opponent's next turn, heads, the Defending Pokémon attacks", function(t)
  ink_spit(t, "xy", { "xy7-45", energy = "D" })
  t:coins "H"
  t:attack "Ink Spit"
  t:equal(t.me.active.damage, 10)
end)

test("Ink Spit: tails, its attack does nothing", function(t)
  ink_spit(t, "xy", { "xy7-45", energy = "D" })
  t:coins "T"
  t:attack "Ink Spit"
  t:equal(t.me.active.damage, 0)
end)

test("EX-11: Ink Spit, no coin for another Pokémon that came to the Active Spot", function(t)
  ink_spit(t, "xy", { "xy7-45", energy = "D" })
  t:retreat "opponent bench 1"
  t:attack "Ink Spit"
  t:equal(t.me.active.damage, 10)
end)

test("Ink Spit: only in the opponent's next turn", function(t)
  ink_spit(t, "xy", { "xy7-45", energy = "D" })
  t:end_turn()
  t:end_turn()
  t:attack "Ink Spit"
  t:equal(t.me.active.damage, 10)
end)

test("EX-60: Ink Spit, Call for Family needs the flip", function(t)
  ink_spit(t, "sm", { "sm1-36", energy = "W" })
  t:coins "T"
  t:attack "Call for Family"
  t:equal(#t.opponent.bench, 1)
end)

test("EX-60: Ink Spit, an Ability does not", function(t)
  ink_spit(t, "sm", "sm1-113")
  t:use "Instruct"
  t:equal(#t.opponent.hand, 3)
end)
