local function claws(theirs)
  theirs.active = "sv6-61"
  return {
    ruleset = "sv",
    me = { active = { "me1-86", energy = "DDD" }, hand = { "dp1-123", "dp1-124" } },
    opponent = theirs,
  }
end

test(
  "Surprise Spores: discarded from the hand by an attack, it discards the opponent's hand",
  function(t)
    t:position(claws { hand = { "swsh12-12", "dp1-125" } })
    t:answer "swsh12-12"
    t:attack "Claw of Darkness"
    t:changed {
      ["me hand"] = { "- Grass Energy", "- Fire Energy" },
      ["me discard"] = { "+ Grass Energy", "+ Fire Energy" },
      ["opponent active damage"] = true,
      ["opponent hand"] = true,
      ["opponent deck"] = true,
      ["opponent discard"] = { "+ Amoonguss" },
    }
  end
)

test("Surprise Spores: not if another card is discarded", function(t)
  t:position(claws { hand = { "swsh12-12", "dp1-125" } })
  t:answer "dp1-125"
  t:attack "Claw of Darkness"
  t:equal(#t.me.hand, 2)
end)

test("Surprise Spores: not from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-178", energy = "G" }, hand = { "dp1-123" } },
    opponent = { active = "sv6-61", deck = { "swsh12-12", "dp1-123", "dp1-123" } },
  }
  t:attack "Nicked Nibble"
  t:equal(t.opponent.discard, { "swsh12-12" })
  t:equal(#t.me.hand, 1)
end)

test("Surprise Spores: not by what its owner does", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-61", hand = { "swsh12-12", "sv6-163", "dp1-123", "dp1-124" } },
    opponent = { active = "sv6-61", hand = { "dp1-123" } },
  }
  t:play "sv6-163"
  t:shuffle()
  for _ = 1, 4 do t:answer "stop" end
  t:equal(#t.opponent.hand, 1)
end)

-- What the opponent plays discards Amoonguss from the hand.
local function played(card, mine)
  return {
    ruleset = "sv",
    me = { active = "sv6-61", hand = { card, mine } },
    opponent = { active = "sv6-61", hand = { "swsh12-12", "5 dp1-123" } },
  }
end

test("Surprise Spores: discarded by a Supporter", function(t)
  t:position(played("sv6pt5-64", "dp1-124"))
  t:play "sv6pt5-64"
  t:answer("swsh12-12", "dp1-123", "dp1-123")
  t:changed {
    ["me hand"] = { "- Xerosic's Machinations", "- Fire Energy" },
    ["me discard"] = { "+ Xerosic's Machinations", "+ Fire Energy" },
    ["opponent hand"] = { "- Amoonguss", "- 2 Grass Energy" },
    ["opponent discard"] = { "+ Amoonguss", "+ 2 Grass Energy" },
  }
end)

test("Surprise Spores: discarded by an Item, whoever chooses it", function(t)
  t:position(played("sv5-150", "dp1-124"))
  t:play "sv5-150"
  t:answer "swsh12-12"
  t:equal(t.me.hand, {})
  t:equal(t.opponent.discard, { "swsh12-12" })
end)

test("Surprise Spores: not by its owner's Item", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-61", hand = { "sv5-150", "swsh12-12", "5 dp1-123" } },
    opponent = { active = "sv6-61", hand = { "dp1-123" } },
  }
  t:play "sv5-150"
  t:answer "swsh12-12"
  t:equal(#t.opponent.hand, 1)
end)

-- Gourgeist's Ability discards it, but in the turn of Amoonguss's owner.
test("Surprise Spores: not during its owner's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "W" }, hand = { "swsh12-12" } },
    opponent = { active = "sv4-78", bench = { "sv6-61" }, hand = { "dp1-123", "dp1-124" } },
  }
  t:attack "Giga Impact"
  t:answer(1)
  t:is_true(#t.me.discard == 1)
  t:equal(#t.opponent.hand, 3)
end)

test("Hypno Hammer: Asleep", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh12-12", energy = "GG" } },
    opponent = { active = "sv6-61" },
  }
  t:coins "T"
  t:attack "Hypno Hammer"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)
