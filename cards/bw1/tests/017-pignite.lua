local function with_deck(deck)
  return {
    ruleset = "xy",
    me = { active = { "bw1-17", energy = "W" }, bench = { "bw1-15" }, deck = deck },
    opponent = { active = "bw1-19" },
  }
end

test("Flame Charge: a Fire Energy card from the deck, onto itself", function(t)
  t:position(with_deck { "dp1-125", "dp1-124", "bw1-19" })
  t:attack "Flame Charge"
  t:options { "dp1-124" }
  t:answer "dp1-124"
  t:changed { ["active energy"] = { "+ Fire Energy" }, ["me deck"] = { "- Fire Energy" } }
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Flame Charge: none need be found", function(t)
  t:position(with_deck { "dp1-124", "bw1-19" })
  t:attack "Flame Charge"
  t:answer "stop"
  t:changed {}
end)

test("Flame Charge: nothing to find", function(t)
  t:position(with_deck { "dp1-125", "bw1-19" })
  t:attack "Flame Charge"
  t:answer "stop"  -- the deck is searched anyway
  t:changed {}
end)
