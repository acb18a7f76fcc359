local mismagius = "me2-36"

local function prose(mine, bench, hand)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = mine, bench = bench, hand = hand },
    opponent = { active = { "sv1-13", energy = "G" }, bench = { "sv1-36" }, hand = { "bw1-104" } },
  }
end

test("Swirling Prose: the new Active Pokémon is Confused after a retreat", function(t)
  t:position(prose(mismagius))
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Swirling Prose: and after a switch by a card", function(t)
  t:position(prose(mismagius))
  t:end_turn()
  t:play "bw1-104"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Swirling Prose: not from the Bench", function(t)
  t:position(prose("sv1-38", { mismagius }))
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.active.conditions, {})
end)

test("Swirling Prose: not during my turn", function(t)
  t:position(prose(mismagius, {}, { "sv5-157" }))
  t:play "sv5-157"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.conditions, {})
end)

test("Swirling Prose: not for my own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { mismagius, energy = "P" }, bench = { mismagius } },
    opponent = { active = "sv1-13" },
  }
  t:retreat "bench 1"
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, {})
end)

local function magic(t, count, deck)
  t:position {
    ruleset = "sv",
    me = { active = { mismagius, energy = "PP" }, hand = { count .. " dp1-124" }, deck = deck },
    opponent = { active = "me1-36", hand = { "6 dp1-124" } },
  }
  t:attack "Hexa-Magic"
end

test("Hexa-Magic: draws until 6 cards are in hand", function(t)
  for _, count in ipairs { 1, 5 } do
    magic(t, count)
    t:answer(true)
    t:equal(t.opponent.active.damage, 150)
    t:equal(#t.me.hand, 6)
  end
end)

test("Hexa-Magic: or not", function(t)
  magic(t, 1)
  t:answer(false)
  t:changed { ["opponent active damage"] = 150 }
end)

test("Hexa-Magic: not with 6 in hand, and no more than the deck has", function(t)
  magic(t, 6)
  t:changed { ["opponent active damage"] = 150 }
  magic(t, 1, { "sv1-13" })
  t:answer(true)
  t:equal(#t.me.hand, 2)
  magic(t, 1, {})
  t:changed { ["opponent active damage"] = 150 }
end)
