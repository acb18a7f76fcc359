local position = {
  ruleset = "xy",
  me = { active = { "bw8-82", energy = "DR" } },
  opponent = { active = "xy0-26" },
}

test("Tail Trickery: heads, the Defending Pokémon is Confused", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Tail Trickery"
  t:changed { ["opponent active conditions"] = { "+ confused" } }
end)

test("Tail Trickery: tails, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Tail Trickery"
  t:unchanged()
end)

test("Fury Swipes: 10 damage for each heads of 3 coins", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [10] = "3/8", [20] = "3/8", [30] = "1/8" })
end)
