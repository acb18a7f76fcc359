local function concealed_cards(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "swsh10-46", hand = hand, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

test("Concealed Cards: discards an Energy card to draw 2, once a turn", function(t)
  t:position(concealed_cards({ "sm1-24", "dp1-124", "dp1-125" }, { "sm1-9", "sm1-39", "sm1-9" }))
  t:use "Concealed Cards"
  t:options { "dp1-124", "dp1-125" }
  t:answer "dp1-125"
  t:equal(t.me.discard, { "dp1-125" })
  t:equal(t.me.hand, { "sm1-24", "dp1-124", "sm1-9", "sm1-39" })
  t:illegal("use", "Concealed Cards")
end)

test("Concealed Cards: not without an Energy card", function(t)
  t:position(concealed_cards { "sm1-24" })
  t:illegal("use", "Concealed Cards")
end)

test("Concealed Cards: not with an empty deck", function(t)
  t:position(concealed_cards({ "dp1-124" }, {}))
  t:illegal("use", "Concealed Cards")
end)

test("Moonlight Shuriken: 90 damage to 2 Pokémon, for 2 Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh10-46", energy = "WWW" } },
    -- Weakness to Water counts in the Active Spot alone.
    opponent = { active = "sm1-27", bench = { "sm1-42", "sm1-27" } },
  }
  t:attack "Moonlight Shuriken"
  t:fails(
    function() t:answer("opponent active", "opponent bench 1", "opponent bench 2") end,
    "takes 2 to 2 picks"
  )
  t:fails(function() t:answer "opponent active" end, "takes 2 to 2 picks")
  t:answer("opponent active", "opponent bench 2")
  t:changed {
    ["opponent active damage"] = 180,
    ["opponent bench 2 damage"] = 90,
    ["active energy"] = { "- 2 Water Energy" },
    ["me discard"] = { "+ 2 Water Energy" },
  }
end)

test("Moonlight Shuriken: a single Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh10-46", energy = "WWW" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Moonlight Shuriken"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.me.active.energy, "W")
end)

test("Moonlight Shuriken: a card that provides two Energy is enough", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh10-46", energy = "WW", attached = { "base1-96" } } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Moonlight Shuriken"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "WW")
  t:equal(t.me.discard, { "base1-96" })
end)
