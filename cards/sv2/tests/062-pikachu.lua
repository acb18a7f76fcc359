local function position()
  return {
    ruleset = "sv",
    me = { active = { "sv2-62", energy = "L" } },
    opponent = { active = { "sv1-80", energy = "LL" }, bench = { { "sv1-80", energy = "LL" } } },
  }
end

test("Growl: 20 less in the next turn", function(t)
  t:position(position())
  t:attack "Growl"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 10)
end)

test("Growl: not in the turn after", function(t)
  t:position(position())
  t:attack "Growl"
  t:end_turn()
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Growl: another Pokémon is not weakened", function(t)
  t:position(position())
  t:attack "Growl"
  t:retreat "opponent bench 1"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)
