local function kyogre(defender, bench)
  return {
    me = { active = { "ex4-3", energy = "WWL" }, bench = bench or { "ex4-3", "ex4-3" } },
    opponent = { active = defender or "dp3-55", bench = { "ex4-3" } },
  }
end

test("OWN-02 Power Saver: no attack with 3 Team Aqua Pokémon, on both sides together", function(t)
  t:position(kyogre(nil, { "ex4-3", "ex4-9" }))
  t:illegal("attack", "Aqua Trip")
  t:illegal("attack", "Aqua Smash")
  t:position(kyogre())
  t:legal("attack", "Aqua Trip")
  t:legal("attack", "Aqua Smash")
end)

test("Aqua Trip: heads, Confused; tails, Asleep", function(t)
  t:position(kyogre())
  t:coins "H"
  t:attack "Aqua Trip"
  t:changed { ["opponent active damage"] = 10, ["opponent active conditions"] = { "+ confused" } }
  t:position(kyogre())
  t:coins "TT"  -- the second one keeps it asleep
  t:attack "Aqua Trip"
  t:changed { ["opponent active damage"] = 10, ["opponent active conditions"] = { "+ asleep" } }
end)

test("Aqua Smash: +20 damage against a Special Condition", function(t)
  t:position(kyogre())
  t:attack "Aqua Smash"
  t:equal(t.opponent.active.damage, 50)
  t:position(kyogre { "dp3-55", conditions = { "confused" } })
  t:attack "Aqua Smash"
  t:equal(t.opponent.active.damage, 70)
end)
