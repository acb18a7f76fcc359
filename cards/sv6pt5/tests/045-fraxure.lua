local fraxure = "sv6pt5-45"

local function played(card, opponent)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, hand = { card, "dp3-127" } },
    opponent = opponent,
  }
end

test("Unnerve: an Item card has no effect on it", function(t)
  t:position(played("sv6pt5-58", { active = fraxure }))
  t:play "sv6pt5-58"
  t:equal(t.opponent.active.conditions, {})
end)

test("Unnerve: an Item card has an effect on the others", function(t)
  t:position(played("sv6pt5-58", { active = "sv1-80", bench = { fraxure } }))
  t:play "sv6pt5-58"
  t:equal(t.opponent.active.conditions, { "burned", "confused" })
end)

test("Unnerve: a Supporter card has no effect on it", function(t)
  t:position(played("sv2-172", { active = "sv1-80", bench = { fraxure, "sv1-13" } }))
  t:play "sv2-172"
  t:answer "opponent bench 1"
  t:equal(t.opponent.active.id, "sv1-80")
end)

test("Unnerve: its own player's Item cards have an effect", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { fraxure, damage = 50 }, hand = { "dp3-127" } },
    opponent = { active = "sv1-80" },
  }
  t:play "dp3-127"
  t:equal(t.me.active.damage, 30)
end)

local function pulse(theirs)
  return {
    ruleset = "sv",
    me = { active = { fraxure, energy = "FM" }, deck = { "sv1-13", "sv1-180", "sv1-181" } },
    opponent = { active = theirs },
  }
end

test("Unnerve: a Pokémon Tool has an effect on it", function(t)
  t:position(pulse { "sv6-61", attached = { "sv1-193" } })
  t:attack "Dragon Pulse"
  t:equal(t.me.active.damage, 20)
end)

test("Unnerve: attacks have an effect on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-95", energy = "PP" } },
    opponent = { active = fraxure },
  }
  t:attack "Mind Bend"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Dragon Pulse: discards the top card of my deck", function(t)
  t:position(pulse "sv6-61")
  t:attack "Dragon Pulse"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.me.discard, { "sv1-13" })
  t:equal(t.me.deck, { "sv1-180", "sv1-181" })
  t:equal(t.opponent.discard, {})
end)
