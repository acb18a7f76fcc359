local function magcargo(energy, attached)
  return {
    ruleset = "sv",
    me = { active = { "sv10-36", energy = energy, attached = attached }, bench = { "sv1-80" } },
    opponent = { active = "me2pt5-31" },
  }
end

test("Melt Away: no Retreat Cost without Energy", function(t)
  t:position(magcargo "")
  t:retreat "bench 1"
  t:equal(t.me.active.id, "sv1-80")
end)

test("Melt Away: with any Energy the printed Retreat Cost", function(t)
  t:position(magcargo "WR")
  t:illegal("retreat", "bench 1")
  t:position(magcargo("", { "sv9-159" }))
  t:illegal("retreat", "bench 1")
  t:position(magcargo "RRR")
  t:retreat "bench 1"
  t:equal(#t.me.discard, 3)
end)

test("Melt Away: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv10-36" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("retreat", "bench 1")
end)

test("Lava Burst: 70 for each card, at most 5", function(t)
  t:position(magcargo "RRRRRR")
  t:attack "Lava Burst"
  t:fails(
    function() t:answer("dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-124") end,
    "takes 1 to 5 picks"
  )
  t:answer("dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-124")
  t:equal(t.opponent.active.damage, 350)
  t:equal(t.me.active.energy, "R")
  t:equal(#t.me.discard, 5)
end)

test("Lava Burst: fewer", function(t)
  t:position(magcargo "RRRRRR")
  t:attack "Lava Burst"
  t:answer("dp1-124", "dp1-124")
  t:equal(t.opponent.active.damage, 140)
end)

test("Lava Burst: special Fire Energy counts, other Energy does not", function(t)
  t:position(magcargo("RRWW", { "swsh3-174", "sv9-159" }))
  t:attack "Lava Burst"
  t:options { "dp1-124", "swsh3-174" }
  t:answer("dp1-124", "dp1-124", "swsh3-174")
  t:equal(t.opponent.active.damage, 210)
  t:changed {
    ["opponent active damage"] = 210,
    ["active energy"] = { "- 2 Fire Energy", "- Heat Fire Energy" },
    ["me discard"] = { "+ 2 Fire Energy", "+ Heat Fire Energy" },
  }
end)
