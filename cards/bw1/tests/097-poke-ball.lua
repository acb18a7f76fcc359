local function with_deck(deck)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", hand = { "bw1-97" }, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

test("Poké Ball: heads, a Pokémon, shown", function(t)
  t:position(with_deck { "dp1-124", "bw1-5", "bw1-7" })
  t:coins "H"
  t:play "bw1-97"
  t:options { "bw1-5", "bw1-7" }
  t:answer "bw1-5"
  t:equal(t.me.hand, { "bw1-5" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Poké Ball: heads, none need be taken", function(t)
  t:position(with_deck { "bw1-5" })
  t:coins "H"
  t:play "bw1-97"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Poké Ball: tails, nothing", function(t)
  t:position(with_deck { "bw1-5" })
  t:coins "T"
  t:play "bw1-97"
  t:changed { ["me hand"] = { "- Poké Ball" }, ["me discard"] = { "+ Poké Ball" } }
end)

test("Poké Ball: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "bw1-97")
end)
