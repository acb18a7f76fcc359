local function with(turn, active, bench, theirs)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = active, bench = bench, hand = { "sv8pt5-40", "sv1-14", "sv8-143" } },
    opponent = { active = theirs or "sv1-38" },
  }
end

test("Boosted Evolution: in one's first turn", function(t)
  for turn = 1, 2 do
    t:position(with(turn, { "sv8-143", new = true }))
    t:evolve("sv8pt5-40", "active")
    t:equal(t.me.active.id, "sv8pt5-40")
  end
end)

test("Boosted Evolution: in the turn it was played", function(t)
  t:position(with(3, { "sv8-143", new = true }))
  t:legal("evolve", "sv8pt5-40", "active")
  t:position(with(3, { "sv1-80", energy = "L" }))
  t:bench "sv8-143"
  t:illegal("evolve", "sv8pt5-40", "bench 1")
  t:retreat "bench 1"
  t:evolve("sv8pt5-40", "active")
  t:equal(t.me.active.id, "sv8pt5-40")
end)

test("Boosted Evolution: not on the Bench", function(t)
  t:position(with(1, "sv1-80", { { "sv8-143", new = true } }))
  t:illegal("evolve", "sv8pt5-40", "bench 1")
  t:position(with(3, "sv1-80", { { "sv8-143", new = true } }))
  t:illegal("evolve", "sv8pt5-40", "bench 1")
  t:position(with(3, "sv1-80", { "sv8-143" }))
  t:legal("evolve", "sv8pt5-40", "bench 1")
end)

test("Boosted Evolution: only this Pokémon", function(t)
  t:position(with(1, "sv8-143", { { "sv6-135", new = true }, { "sv1-13", new = true } }))
  t:illegal("evolve", "sv8pt5-40", "bench 1")
  t:illegal("evolve", "sv1-14", "bench 2")
  t:position(with(1, { "sv6-135", new = true }, { "sv8-143" }, "sv8-143"))
  t:illegal("evolve", "sv8pt5-40", "active")
end)
