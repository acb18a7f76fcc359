local function with(deck)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-149", energy = "RR" }, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

test("Dragon Pulse: its owner's top 2 cards are discarded", function(t)
  t:position(with { "swsh1-165", "swsh1-22", "dp1-123" })
  t:attack "Dragon Pulse"
  t:changed {
    ["opponent active damage"] = 80,
    ["me discard"] = { "+ Hop", "+ Vulpix" },
    ["me deck"] = { "- Hop", "- Vulpix" },
  }
end)

test("Dragon Pulse: no more than there are", function(t)
  t:position(with { "swsh1-165" })
  t:attack "Dragon Pulse"
  t:equal(t.me.deck, {})
  t:equal(t.opponent.active.damage, 80)
end)
