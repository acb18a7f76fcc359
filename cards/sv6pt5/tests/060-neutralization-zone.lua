local zone = "sv6pt5-60"

local function zoned(mine, theirs)
  return { ruleset = "sv", me = mine, opponent = theirs, stadium = zone }
end

test("Neutralization Zone: no damage by a Pokémon ex to a Pokémon without a Rule Box", function(t)
  t:position(zoned({ active = { "sv6-61", energy = "W" } }, { active = "dp3-55" }))
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 0)
end)

test("Neutralization Zone: damage to a Pokémon with a Rule Box", function(t)
  t:position(zoned({ active = { "sv6-61", energy = "W" } }, { active = "sv6-61" }))
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 250)
end)

test("Neutralization Zone: damage by other Pokémon", function(t)
  t:position(zoned({ active = { "sv6-60", energy = "WW" } }, { active = "dp3-55" }))
  t:attack "Wave Splash"
  t:equal(t.opponent.active.damage, 30)
end)

test("Neutralization Zone: does not go from the discard pile to the hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", hand = { "bw8-128", "dp1-123", "dp1-124" }, discard = { zone } },
    opponent = { active = "dp3-55" },
  }
  t:play "bw8-128"
  t:equal(t.me.hand, {})
end)
