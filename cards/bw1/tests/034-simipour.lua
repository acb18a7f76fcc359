local position = {
  ruleset = "xy",
  me = { active = { "bw1-34", energy = "WWW" } },
  opponent = { active = "bw1-31" },
}

test("Scald: the Defending Pokémon is Burned", function(t)
  t:position(position)
  t:coins "H"  -- between turns: no damage from the burn
  t:attack "Scald"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("Fury Swipes: 40 for each heads of three", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [40] = "3/8", [80] = "3/8", [120] = "1/8" })
end)
