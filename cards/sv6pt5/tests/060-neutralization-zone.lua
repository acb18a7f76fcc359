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

test("Neutralization Zone: no damage by a Pokémon V or VMAX", function(t)
  t:position(zoned({ active = { "swsh9-13", energy = "G" } }, { active = "dp3-55" }))
  t:attack "Flap"
  t:equal(t.opponent.active.damage, 0)
  t:position(zoned({ active = { "swsh1-50", energy = "WWW" } }, { active = "dp3-55" }))
  t:attack "G-Max Pump"
  t:equal(t.opponent.active.damage, 0)
end)

test("Neutralization Zone: damage to the attacker's own Bench, whoever has it", function(t)
  local position = zoned({ active = { "sv2-150", energy = "MMM" }, bench = { "dp3-55" } }, {
    active = "dp3-98",
  })
  t:position(position)
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.damage, 0)
end)

test("Neutralization Zone: it works for both sides", function(t)
  t:position(zoned({ active = "dp3-55" }, { active = { "sv6-61", energy = "W" } }))
  t:end_turn()
  t:attack "Giga Impact"
  t:equal(t.me.active.damage, 0)
end)

test("Neutralization Zone: does not go from the discard pile into the deck", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "xy1-38", energy = "W" },
      discard = { zone, "dp1-124" },
      deck = { "dp1-123" },
    },
    opponent = { active = "dp3-55" },
  }
  t:attack "Recycle"
  t:equal(t.me.deck, { "dp1-124", "dp1-123" })
  t:equal(t.me.discard, { zone })
end)
