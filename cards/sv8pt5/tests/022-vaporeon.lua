local function with(active, damage)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-22", energy = "WWW", damage = damage } },
    opponent = { active = active },
  }
end

test("Spiral Drain: heals 30 damage", function(t)
  t:position(with("sv1-38", 50))
  t:attack "Spiral Drain"
  t:equal(t.me.active.damage, 20)
end)

test("Fighting Whirlpool: 90 more against a Pokémon ex", function(t)
  t:position(with "sv1-86")
  t:attack "Fighting Whirlpool"
  t:equal(t.opponent.active.damage, 180)
  t:position(with "sv6-82")
  t:attack "Fighting Whirlpool"
  t:equal(t.opponent.active.damage, 90)
end)
