local function with_deck(deck)
  return {
    ruleset = "xy",
    me = { active = { "bw1-82", energy = "WW" }, deck = deck },
    opponent = { active = "bw1-31" },
  }
end

test("Collect: draws three cards", function(t)
  t:position(with_deck { "bw1-1", "bw1-3", "bw1-5", "bw1-7" })
  t:attack "Collect"
  t:equal(t.me.hand, { "bw1-1", "bw1-3", "bw1-5" })
end)

test("Collect: as many as there are", function(t)
  t:position(with_deck { "bw1-1" })
  t:attack "Collect"
  t:equal(t.me.hand, { "bw1-1" })
end)
