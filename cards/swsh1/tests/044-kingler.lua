local function against(damage, deck)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-44", energy = "WWW" } },
    opponent = { active = { "swsh1-15", damage = damage }, deck = deck },
  }
end

test("Heavy Pincers: the opponent's top card is discarded", function(t)
  t:position(against(0, { "swsh1-165", "dp1-123", "dp1-124" }))
  t:attack "Heavy Pincers"
  t:equal(t.opponent.discard, { "swsh1-165" })
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.hand, { "dp1-123" })
end)

test("Claw Rend: 60 more against a damaged Pokémon", function(t)
  t:position(against(10))
  t:attack "Claw Rend"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Claw Rend: not for the damage it does itself", function(t)
  t:position(against(0))
  t:attack "Claw Rend"
  t:changed { ["opponent active damage"] = 90 }
end)
