local function knocked_out_by(attacker, energy)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker, energy = energy }, bench = { "sv9-64" } },
    opponent = { active = { "me1-61", damage = 50 }, bench = { "sv9-64" } },
  }
end

test("Fragile Husk: no Prize card for an attack of a Pokémon ex", function(t)
  t:position(knocked_out_by("svp-179", "PP"))
  t:attack "Aurora Beam"
  t:equal(t.opponent.discard, { "me1-16", "me1-61" })
  t:equal(t.me.prizes_left, 6)
end)

test("Fragile Husk: none either if its attack took the Pokémon ex out of play", function(t)
  t:position(knocked_out_by("sv10-122", "DD"))
  t:attack "Assassin's Return"
  t:answer(true)
  t:equal(t.me.active.id, "sv9-64")
  t:equal(t.me.prizes_left, 6)
end)

test("Fragile Husk: a Prize card for an attack of another Pokémon", function(t)
  t:position(knocked_out_by("sv9-64", "P"))
  t:attack "Psychic Sphere"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Damage Beat: 20 damage for each damage counter", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me1-61", energy = "P" } },
    opponent = { active = { "me1-22", damage = 30 } },
  }
  t:attack "Damage Beat"
  t:equal(t.opponent.active.damage, 90)
end)
