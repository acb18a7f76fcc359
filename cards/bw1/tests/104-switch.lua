local function with(bench)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", bench = bench, hand = { "bw1-104" } },
    opponent = { active = "bw1-1", bench = { "bw1-3" } },
  }
end

test("Switch: a Benched Pokémon becomes the Active one", function(t)
  t:position(with { "bw1-7", "bw1-77" })
  t:play "bw1-104"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "bw1-77")
  t:equal(t.me.bench[2].id, "bw1-1")
end)

test("Switch: not with an empty Bench", function(t)
  t:position(with {})
  t:illegal("play", "bw1-104")
end)
