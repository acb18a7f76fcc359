local function with(bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = bench, hand = { "sv2-190", "dp1-126" } },
    opponent = { active = "sv1-38" },
  }
end

test("Jet Energy: the Benched Pokémon becomes the Active one", function(t)
  t:position(with { "sv1-36", "sv1-13" })
  t:attach("sv2-190", "bench 2")
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.bench[2].id, "sv1-80")
  t:legal("attack", "Scratch")
end)

test("Jet Energy: nothing on the Active Pokémon", function(t)
  t:position(with { "sv1-13" })
  t:attach("sv2-190", "active")
  t:equal(t.me.active.id, "sv1-80")
end)

test("Jet Energy: nothing when another Energy follows", function(t)
  t:position(with { { "sv1-13", attached = { "sv2-190" } } })
  t:attach("dp1-126", "bench 1")
  t:equal(t.me.active.id, "sv1-80")
end)

test("Jet Energy: with copies on both Pokémon it switches once", function(t)
  local position = with { { "sv1-13", attached = { "sv2-190" } } }
  position.me.active = { "sv1-80", attached = { "sv2-190" } }
  t:position(position)
  t:attach("sv2-190", "bench 1")
  t:equal(t.me.active.id, "sv1-13")
end)
