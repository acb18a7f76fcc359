local function with(hand, deck)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", hand = hand, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

test("Pokémon Communication: one Pokémon for another, both shown", function(t)
  t:position(with({ "bw1-99", "bw1-5", "bw1-7", "dp1-124" }, { "dp1-125", "bw1-3" }))
  t:play "bw1-99"
  t:options { "bw1-5", "bw1-7" }
  t:answer "bw1-5"
  t:options { "bw1-3", "bw1-5" }
  t:answer "bw1-3"
  t:changed {
    ["me hand"] = { "+ Servine", "- Serperior", "- Pokémon Communication" },
    ["me deck"] = { "+ Serperior", "- Servine" },
    ["me discard"] = { "+ Pokémon Communication" },
  }
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Pokémon Communication: none need be found", function(t)
  t:position(with({ "bw1-99", "bw1-5" }, { "bw1-3" }))
  t:play "bw1-99"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 2)
end)

test("Pokémon Communication: not without another Pokémon in hand", function(t)
  t:position(with({ "bw1-99", "dp1-124" }, { "bw1-3" }))
  t:illegal("play", "bw1-99")
end)
