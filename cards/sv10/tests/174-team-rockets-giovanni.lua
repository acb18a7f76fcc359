local giovanni, moltres, ekans = "sv10-174", "sv10-31", "sv10-112"

local function position(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { giovanni } },
    opponent = { active = moltres, bench = theirs },
  }
end

test("Team Rocket's Giovanni: both players' Active Pokémon are switched", function(t)
  t:position(position(moltres, { "sv1-13", ekans, "sv10-117" }, { "sv1-13", "sv1-36" }))
  t:play(giovanni)
  t:equal(t:asked(), "me")
  t:options { "bench 2", "bench 3" }
  t:answer "bench 2"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed {
    active = "Team Rocket's Ekans",
    ["bench 2"] = "Team Rocket's Moltres ex",
    ["opponent active"] = "Fuecoco",
    ["opponent bench 2"] = "Team Rocket's Moltres ex",
    ["me hand"] = { "- Team Rocket's Giovanni" },
    ["me discard"] = { "+ Team Rocket's Giovanni" },
  }
end)

test("Team Rocket's Giovanni: not if the Active Pokémon is not Team Rocket's", function(t)
  t:position(position("sv1-13", { moltres }, { "sv1-13" }))
  t:illegal("play", giovanni)
end)

test("Team Rocket's Giovanni: not without a Benched Team Rocket's Pokémon", function(t)
  t:position(position(moltres, { "sv1-13" }, { ekans }))
  t:illegal("play", giovanni)
end)

test("Team Rocket's Giovanni: the opponent need not have a Bench", function(t)
  t:position(position(moltres, { ekans }, {}))
  t:play(giovanni)
  t:equal(t.me.active.id, ekans)
  t:equal(t.opponent.active.id, moltres)
end)
