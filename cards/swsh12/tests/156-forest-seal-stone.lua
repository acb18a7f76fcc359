local function holding(pokemon, deck)
  return {
    ruleset = "sv",
    me = { active = { pokemon, attached = { "swsh12-156" } }, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

test("Star Alchemy: any card of the deck into the hand", function(t)
  t:position(holding("swsh9-13", { "sm1-24", "dp1-124", "sm1-135" }))
  t:use "Star Alchemy"
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "dp1-124"
  t:equal(t.me.hand, { "dp1-124" })
  t:illegal("use", "Star Alchemy")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Star Alchemy: not with an empty deck", function(t)
  t:position(holding("swsh9-13", {}))
  t:illegal("use", "Star Alchemy")
end)

test("Star Alchemy: for a Pokémon V only", function(t)
  t:position(holding("sm1-42", { "sm1-24", "dp1-124" }))
  t:illegal("use", "Star Alchemy")
end)

test("Forest Seal Stone: may be attached to any Pokémon, one Tool at a time", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh9-13", attached = { "sv1-192" } },
      bench = { "sm1-24", "swsh9-17" },
      hand = { "swsh12-156" },
    },
    opponent = { active = "sm1-42" },
  }
  t:illegal("play", "swsh12-156", "active")
  t:legal("play", "swsh12-156", "bench 1")
  t:play("swsh12-156", "bench 2")
  t:legal("use", "Star Alchemy", "bench 2")
end)
