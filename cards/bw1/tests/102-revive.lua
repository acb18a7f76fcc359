local function with(bench, discard)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", bench = bench, hand = { "bw1-102" }, discard = discard },
    opponent = { active = "bw1-1" },
  }
end

test("Revive: a Basic Pokémon comes back onto the Bench", function(t)
  t:position(with({}, { "bw1-5", "bw1-7", "bw1-77", "dp1-124" }))
  t:play "bw1-102"
  t:options { "bw1-7", "bw1-77" }
  t:answer "bw1-77"
  t:equal(t.me.bench[1].id, "bw1-77")
  t:equal(t.me.discard, { "bw1-5", "bw1-7", "dp1-124", "bw1-102" })
end)

test("Revive: not with a full Bench", function(t)
  t:position(with({ "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }, { "bw1-7" }))
  t:illegal("play", "bw1-102")
end)

test("Revive: not without a Basic Pokémon to take", function(t)
  t:position(with({}, { "bw1-5", "dp1-124" }))
  t:illegal("play", "bw1-102")
end)
