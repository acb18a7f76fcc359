local function milled(ours, theirs)
  return {
    ruleset = "sv",
    me = { active = ours, deck = theirs.mine, hand = { "dp1-123" } },
    opponent = { active = "sv6-61", deck = theirs.deck },
  }
end

local ten = {}
for i = 1, 10 do ten[i] = "dp1-123" end

test("Startling Drop: discarded from the deck by an attack, it discards 8 cards", function(t)
  t:position(milled({ "sv3-178", energy = "G" }, {
    mine = ten,
    deck = { "me4-63", "dp1-124", "dp1-125" },
  }))
  t:attack "Nicked Nibble"
  t:changed {
    ["me deck"] = { "- 8 Grass Energy" },
    ["me discard"] = { "+ 8 Grass Energy" },
    ["opponent deck"] = { "- Ferrothorn", "- Fire Energy" },
    ["opponent discard"] = { "+ Ferrothorn" },
    ["opponent hand"] = { "+ Fire Energy" },
  }
end)

test("Startling Drop: each copy", function(t)
  t:position(milled({ "swsh1-44", energy = "W" }, {
    mine = ten,
    deck = { "dp1-123", "me4-63", "me4-63" },
  }))
  t:attack "Heavy Pincers"
  t:equal(#t.me.deck, 10)
end)

test("Startling Drop: not from the hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-86", energy = "DDD" }, deck = ten },
    opponent = { active = "sv6-61", hand = { "me4-63" } },
  }
  t:answer "me4-63"
  t:attack "Claw of Darkness"
  t:equal(#t.me.deck, 10)
end)

test("Startling Drop: not when its Pokémon is Knocked Out", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-86", energy = "DDD" }, deck = ten },
    opponent = { active = "me4-63", bench = { "sv6-61" } },
  }
  t:attack "Claw of Darkness"
  t:answer(1)
  t:equal(#t.me.deck, 10)
end)

test("Startling Drop: discarded by a Supporter", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-61", hand = { "xy10-112" }, deck = ten },
    opponent = { active = "sv6-61", deck = { "dp1-123", "me4-63", "dp1-123" } },
  }
  t:coins "HT"
  t:play "xy10-112"
  t:equal(#t.me.deck, 2)
  t:equal(t.opponent.discard, { "dp1-123", "me4-63" })
end)

test("Startling Drop: not by what its owner does", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-36", energy = "WW" }, deck = { "7 me4-63" } },
    opponent = { active = "sv6-61", deck = ten },
  }
  t:attack "Hammer-lanche"
  t:equal(#t.opponent.deck, 9)  -- one is drawn for the turn
end)

-- Dunsparce's Ability discards it, but in the turn of Ferrothorn's owner.
test("Startling Drop: not during its owner's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "W" }, deck = { "me4-63", "dp1-123" } },
    opponent = { active = "swsh3-137", bench = { "sv6-61" }, deck = ten },
  }
  t:attack "Giga Impact"
  t:answer(1)
  t:equal(t.me.discard, { "me4-63", "dp1-123" })
  t:equal(#t.opponent.deck, 9)
end)

local function whip(attached)
  return {
    ruleset = "sv",
    me = { active = { "me4-63", attached = attached } },
    opponent = { active = "sv6-61" },
  }
end

test("Special Whip: 70 damage, and 70 more with Special Energy", function(t)
  t:position(whip { "dp1-130", "dp1-130" })
  t:attack "Special Whip"
  t:equal(t.opponent.active.damage, 70)
  t:position(whip { "dp1-130", "dp1-130", "sv6-166" })
  t:attack "Special Whip"
  t:equal(t.opponent.active.damage, 140)
end)
