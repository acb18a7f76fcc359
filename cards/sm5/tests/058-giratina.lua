local function giratina(hand)
  return {
    ruleset = "sm",
    me = { active = "sm1-24", hand = hand },
    opponent = { active = "sm1-42" },
  }
end

test("Chaotic Star: 2 Psychic Energy from the hand when it comes onto the Bench", function(t)
  t:position(giratina { "sm5-58", "dp1-127", "dp1-127", "dp1-127", "dp1-124" })
  t:bench "sm5-58"
  t:answer(true)
  t:equal(t.me.bench[1].energy, "PP")
  t:equal(t.me.hand, { "dp1-127", "dp1-124" })
end)

test("Chaotic Star: not the attachment of the turn", function(t)
  t:position(giratina { "sm5-58", "dp1-127", "dp1-127", "dp1-124", "dp1-68" })
  t:bench "sm5-58"
  t:answer(true)
  t:attach("dp1-124", "bench 1")
  t:equal(t.me.bench[1].energy, "PPR")
end)

test("Chaotic Star: one may decline", function(t)
  t:position(giratina { "sm5-58", "dp1-127", "dp1-127" })
  t:bench "sm5-58"
  t:answer(false)
  t:equal(t.me.bench[1].energy, "")
end)

test("Chaotic Star: with a single Psychic Energy, that one", function(t)
  t:position(giratina { "sm5-58", "dp1-127" })
  t:bench "sm5-58"
  t:answer(true)
  t:equal(t.me.bench[1].energy, "P")
end)

test("Chaotic Star: is not asked for without one", function(t)
  t:position(giratina { "sm5-58", "dp1-124" })
  t:bench "sm5-58"
  t:equal(t.me.bench[1].energy, "")
end)

test("Crisis Dive: discards 2 Energy", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-58", energy = "PPPP" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Crisis Dive"
  t:changed {
    ["opponent active damage"] = 160,
    ["active energy"] = { "- 2 Psychic Energy" },
    ["me discard"] = { "+ 2 Psychic Energy" },
  }
end)

test("Crisis Dive: a card that provides two Energy is enough", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-58", energy = "PPPP", attached = { "base1-96" } } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Crisis Dive"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "PPPP")
  t:equal(t.me.discard, { "base1-96" })
end)
