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
