local trumpet = "sv7-135"

local function with(active, bench, discard, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { trumpet }, discard = discard },
    opponent = { active = theirs or "sv1-38" },
  }
end

test("Glass Trumpet: a basic Energy card to each of 2 Benched Colorless Pokémon", function(t)
  t:position(with("sv8pt5-28", { "sv1-144", "sv1-13", "sv1-162", "sv1-145" }, {
    "dp1-123",
    "dp1-124",
    "sv9-159",
    "sv5-161",
  }))
  t:play(trumpet)
  t:options { "bench 1", "bench 3", "bench 4" }
  t:answer("bench 1", "bench 4")
  t:options { "dp1-123", "dp1-124" }
  t:answer "dp1-124"
  t:changed {
    ["bench 1 energy"] = { "+ Fire Energy" },
    ["bench 4 energy"] = { "+ Grass Energy" },
    ["me hand"] = { "- Glass Trumpet" },
    ["me discard"] = { "+ Glass Trumpet", "- Fire Energy", "- Grass Energy" },
  }
end)

test("Glass Trumpet: 1 of them, no more than 2", function(t)
  local position = with("sv8pt5-28", { "sv1-144", "sv1-162", "sv1-145" }, {
    "dp1-124",
    "dp1-124",
    "dp1-124",
  })
  t:position(position)
  t:play(trumpet)
  t:fails(function() t:answer("bench 1", "bench 2", "bench 3") end, "takes 1 to 2 picks")
  t:answer "bench 2"
  t:equal(t.me.bench[2].energy, "R")
  t:equal(#t.me.discard, 3)
end)

test("Glass Trumpet: a Benched Tera Pokémon is enough", function(t)
  t:position(with("sv1-144", { "sv8pt5-75" }, { "dp1-124" }))
  t:play(trumpet)
  t:equal(t.me.bench[1].energy, "R")
end)

test("Glass Trumpet: not without a Tera Pokémon of one's own", function(t)
  t:position(with("sv1-81", { "sv1-144" }, { "dp1-124" }, "sv8pt5-28"))
  t:illegal("play", trumpet)
end)

test("Glass Trumpet: not without a Benched Colorless Pokémon", function(t)
  t:position(with("sv8pt5-75", { "sv1-13" }, { "dp1-124" }))
  t:illegal("play", trumpet)
end)

test("Glass Trumpet: not without a basic Energy card in the discard pile", function(t)
  t:position(with("sv8pt5-28", { "sv1-144" }, { "sv9-159", "sv1-13" }))
  t:illegal("play", trumpet)
end)
