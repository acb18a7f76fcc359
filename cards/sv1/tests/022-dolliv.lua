local function position()
  return {
    ruleset = "sv",
    me = { active = { "sv1-22", energy = "GG" } },
    opponent = { active = { "sv1-80", energy = "LLL" }, bench = { { "sv1-80", energy = "LLL" } } },
  }
end

test("EX-72 Apply Oil: tails, the attack doesn't happen", function(t)
  t:position(position())
  t:attack "Apply Oil"
  t:equal(t.opponent.active.damage, 40)
  t:coins "T"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
end)

test("EX-72 Apply Oil: heads, it does", function(t)
  t:position(position())
  t:attack "Apply Oil"
  t:coins "H"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Apply Oil: another Pokémon attacks without a coin", function(t)
  t:position(position())
  t:attack "Apply Oil"
  t:retreat "opponent bench 1"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Apply Oil: only in the next turn", function(t)
  t:position(position())
  t:attack "Apply Oil"
  t:end_turn()
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)
