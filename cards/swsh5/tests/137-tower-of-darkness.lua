local function tower(hand, deck)
  return {
    ruleset = "sv",
    stadium = "swsh5-137",
    me = { active = "sm1-24", hand = hand, deck = deck },
    opponent = { active = "sm1-42", hand = { "swsh5-95" } },
  }
end

test("Tower of Darkness: discards a Single Strike card to draw 2", function(t)
  t:position(tower({ "sm1-24", "swsh5-95", "swsh5-36" }, { "sm1-9", "sm1-39", "sm1-9" }))
  t:use_stadium()
  t:equal(t.me.discard, { "swsh5-95" })
  t:equal(t.me.hand, { "sm1-24", "swsh5-36", "sm1-9", "sm1-39" })
end)

test("Tower of Darkness: once in each player's turn", function(t)
  t:position(tower { "swsh5-95", "swsh5-95" })
  t:use_stadium()
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:equal(t.opponent.discard, { "swsh5-95" })
end)

test("Tower of Darkness: not without a Single Strike card", function(t)
  t:position(tower { "sm1-24", "swsh5-36" })
  t:illegal "use_stadium"
end)

test("Tower of Darkness: not with an empty deck", function(t)
  t:position(tower({ "swsh5-95" }, {}))
  t:illegal "use_stadium"
end)
