local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = { "sv1-106", energy = "PP" }, discard = discard },
    opponent = { active = "sv1-38", discard = { "sv1-104" } },
  }
end

test("Last Respects: 10 more for each Psychic Pokémon there", function(t)
  t:position(with_discard { "sv1-104", "sv1-106", "sv1-13", "dp1-127" })
  t:attack "Last Respects"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Last Respects: the printed damage without one", function(t)
  t:position(with_discard { "sv1-13", "dp1-127" })
  t:attack "Last Respects"
  t:changed { ["opponent active damage"] = 80 }
end)

test("EX-66: Greavard evolves into Houndstone", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-104", bench = { "sv1-105", "sv1-13" }, hand = { "sv1-106" } },
    opponent = { active = "sv1-38" },
  }
  t:legal("evolve", "sv1-106", "active")
  t:illegal("evolve", "sv1-106", "bench 2")
  t:evolve("sv1-106", "bench 1")
  t:equal(t.me.bench[1].under, { "sv1-105" })
end)
