test("Aqua Reaction: Water Energy from the hand evolves it from the deck", function(t)
  t:position {
    me = { active = "dp3-94", hand = { "dp5-91", "dp1-125" }, deck = { "dp5-67", "dp5-69" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp5-91"
  t:attach("dp1-125", "bench 1")
  t:options { "dp5-69" }
  t:answer "dp5-69"
  t:equal(t.me.bench[1].id, "dp5-69")
end)

test("Aqua Reaction: other Energy does nothing", function(t)
  t:position {
    me = { active = "dp3-94", hand = { "dp5-91", "dp1-128" }, deck = { "dp5-69" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp5-91"
  t:attach("dp1-128", "bench 1")
  t:equal(t.me.bench[1].id, "dp5-91")
  t:equal(t:events("shuffled"), {})
end)
