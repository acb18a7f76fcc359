local function with(hand, bench)
  return {
    ruleset = "sv",
    me = { active = "swsh1-36", bench = bench, hand = hand },
    opponent = { active = "swsh1-140" },
  }
end

test("Bede: a basic Energy card from the hand to a Benched Pokémon", function(t)
  t:position(with({ "swsh1-157", "dp1-124", "dp1-123", "swsh2-171" }, { "swsh1-31", "swsh1-22" }))
  t:play "swsh1-157"
  t:options { "dp1-124", "dp1-123" }
  t:answer "dp1-123"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:changed {
    ["bench 2 energy"] = { "+ Grass Energy" },
    ["me hand"] = { "- Bede", "- Grass Energy" },
    ["me discard"] = { "+ Bede" },
  }
end)

test("Bede: the Energy card of the turn may be attached as well", function(t)
  t:position(with({ "swsh1-157", "dp1-124", "dp1-124" }, { "swsh1-31" }))
  t:attach("dp1-124", "active")
  t:play "swsh1-157"
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.bench[1].energy, "R")
end)

test("Bede: not without basic Energy in hand, not with an empty Bench", function(t)
  t:position(with({ "swsh1-157", "swsh2-171" }, { "swsh1-31" }))
  t:illegal("play", "swsh1-157")
  t:position(with({ "swsh1-157", "dp1-124" }, {}))
  t:illegal("play", "swsh1-157")
end)
