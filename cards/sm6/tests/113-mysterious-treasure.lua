local function treasure(hand, deck)
  table.insert(hand, 1, "sm6-113")
  return {
    ruleset = "sm",
    me = { active = "sm1-24", hand = hand, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

local deck = { "sm1-24", "sm5-58", "dp1-127", "sm1-39" }

test("Mysterious Treasure: discards a card for a Psychic or Dragon Pokémon", function(t)
  t:position(treasure({ "dp1-124", "dp1-125" }, deck))
  t:play "sm6-113"
  t:answer "dp1-124"
  t:options { "sm5-58" }
  t:answer "sm5-58"
  t:equal(#t:events("card_shown"), 1)
  t:equal(t.me.hand, { "dp1-125", "sm5-58" })
  t:equal(t.me.discard, { "dp1-124", "sm6-113" })
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Mysterious Treasure: none need be taken", function(t)
  t:position(treasure({ "dp1-124", "dp1-125" }, deck))
  t:play "sm6-113"
  t:answer "dp1-124"
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-125" })
end)

test("Mysterious Treasure: one other card is enough", function(t)
  t:position(treasure({ "dp1-124" }, deck))
  t:play "sm6-113"
  t:answer "sm5-58"
  t:equal(t.me.hand, { "sm5-58" })
end)

test("Mysterious Treasure: not without another card, not with an empty deck", function(t)
  t:position(treasure({}, deck))
  t:illegal("play", "sm6-113")
  t:position(treasure({ "dp1-124" }, {}))
  t:illegal("play", "sm6-113")
end)
