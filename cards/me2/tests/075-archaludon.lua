local archaludon = { "me2-75", energy = "MMM" }

local function coated(opponent, bench)
  return { ruleset = "sv", me = { active = archaludon, bench = bench }, opponent = opponent }
end

test("Coated Attack: no damage from Basic Pokémon in the opponent's next turn", function(t)
  for _, attacker in ipairs {
    { "me2pt5-176", "LL", "Gentle Slap" },
    { "rsv10pt5-20", "RR", "Slash" },
    { "me2-4", "GGG", "Juggernaut Horn" },
  } do
    t:position(coated { active = { attacker[1], energy = attacker[2], attached = { "sv5-152" } } })
    t:attack "Coated Attack"
    t:attack(attacker[3])
    t:equal(t.me.active.damage, 0)
  end
end)

test("Coated Attack: damage from Evolution Pokémon", function(t)
  t:position(coated { active = { "sv10-108", energy = "FFF" } })
  t:attack "Coated Attack"
  t:attack "Heavy Impact"
  t:equal(t.me.active.damage, 130)
  t:position(coated { active = { "me1-36", energy = "WWW" } })
  t:attack "Coated Attack"
  t:attack "Frost Barrier"
  t:answer(1)
  t:equal(t.winner, "opponent")
end)

test("Coated Attack: not later than the opponent's next turn", function(t)
  t:position(coated { active = { "rsv10pt5-20", energy = "RR" } })
  t:attack "Coated Attack"
  t:equal(t.opponent.active.damage, 120)
  t:end_turn()
  t:end_turn()
  t:attack "Slash"
  t:equal(t.me.active.damage, 100)
end)

test("Coated Attack: not for another Pokémon", function(t)
  t:position(coated({ active = { "me1-81", energy = "F" } }, { "sv1-13" }))
  t:attack "Coated Attack"
  t:attack "Stony Kick"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 20)
end)

test("Coated Attack: effects are not prevented", function(t)
  t:position(coated { active = { "me2pt5-149", energy = "M" } })
  t:attack "Coated Attack"
  t:coins "H"
  t:attack "Stun Needle"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "paralyzed" })
end)
