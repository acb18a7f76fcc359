local function dome(deck)
  return {
    me = { active = "dp3-94", hand = { "dp5-89", "dp1-128", "dp1-125" }, deck = deck },
    opponent = { active = "dp3-55" },
  }
end

test("Rock Reaction: Fighting Energy from the hand evolves it from the deck, at once", function(t)
  t:position(dome { "dp3-50", "dp5-67", "dp5-69" })
  t:bench "dp5-89"
  t:attach("dp1-128", "bench 1")
  t:options { "dp5-67" }
  t:answer "dp5-67"
  t:equal(t.me.bench[1].id, "dp5-67")
  t:equal(t.me.bench[1].energy, "F")
  t:equal(#t:events("shuffled"), 1)
end)

test("Rock Reaction: it need not be found; other Energy does nothing", function(t)
  t:position(dome { "dp5-67" })
  t:bench "dp5-89"
  t:attach("dp1-128", "bench 1")
  t:answer "stop"
  t:equal(t.me.bench[1].id, "dp5-89")
  t:equal(#t:events("shuffled"), 1)
  t:position(dome { "dp5-67" })
  t:bench "dp5-89"
  t:attach("dp1-125", "bench 1")
  t:equal(t.me.bench[1].id, "dp5-89")
  t:equal(t:events("shuffled"), {})
end)
