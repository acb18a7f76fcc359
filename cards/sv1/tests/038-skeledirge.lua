local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR" }, bench = { "sv1-13" }, discard = discard },
    opponent = { active = "sv1-54" },
  }
end

test("Passionate Singing: two Energy cards, on two Pokémon", function(t)
  t:position(with_discard { "dp1-123", "dp1-124", "dp1-125", "base1-96" })
  t:attack "Passionate Singing"
  t:options { "dp1-123", "dp1-124", "dp1-125" }
  t:fails(function() t:answer("dp1-123", "dp1-124", "dp1-125") end, "takes 1 to 2 picks")
  t:answer("dp1-123", "dp1-125")
  t:answer "bench 1"
  t:answer "active"
  t:changed {
    ["opponent active damage"] = 50,
    ["bench 1 energy"] = { "+ Grass Energy" },
    ["active energy"] = { "+ Water Energy" },
    ["me discard"] = { "- Grass Energy", "- Water Energy" },
  }
end)

test("Passionate Singing: one is enough", function(t)
  t:position(with_discard { "dp1-123", "dp1-124" })
  t:attack "Passionate Singing"
  t:answer("dp1-124", "stop")
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "R")
  t:equal(t.me.discard, { "dp1-123" })
end)

test("Passionate Singing: nothing to attach", function(t)
  t:position(with_discard { "base1-96", "sv1-13" })
  t:attack "Passionate Singing"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Blazing Shout: 30 to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR" } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)
