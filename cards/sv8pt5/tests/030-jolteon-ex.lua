local function spear(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-30", energy = active or "LL" }, bench = bench },
    opponent = { active = "sv1-86", bench = { { "sv1-36", energy = "RR" } } },
  }
end

local function bench()
  return { { "sv1-36", energy = "RR" }, { "sv1-13", energy = "G", attached = { "sv9-159" } } }
end

test("Flashing Spear: 90 more for each Basic Energy discarded from the Bench", function(t)
  t:position(spear("LL", bench()))
  t:attack "Flashing Spear"
  t:options { "dp1-124 on bench 1", "dp1-123 on bench 2" }
  t:answer("dp1-124 on bench 1", "dp1-123 on bench 2")
  t:changed {
    ["opponent active damage"] = 240,
    ["bench 1 energy"] = { "- Fire Energy" },
    ["bench 2 energy"] = { "- Grass Energy" },
    ["me discard"] = { "+ Fire Energy", "+ Grass Energy" },
  }
end)

test("Flashing Spear: 1, or 2 from the same Pokémon, not 3", function(t)
  t:position(spear("LL", bench()))
  t:attack "Flashing Spear"
  t:answer "dp1-123 on bench 2"
  t:equal(t.opponent.active.damage, 150)
  t:position(spear("LL", bench()))
  t:attack "Flashing Spear"
  t:fails(function() t:answer("dp1-124", "dp1-124", "dp1-123") end, "picks")
  t:answer("dp1-124", "dp1-124")
  t:equal(t.opponent.active.damage, 240)
  t:equal(t.me.bench[1].energy, "")
end)

test("Flashing Spear: none", function(t)
  t:position(spear("LL", bench()))
  t:attack "Flashing Spear"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Flashing Spear: not Special Energy, nor Energy of the Active Pokémon", function(t)
  t:position(spear("LLRG", { { "sv1-36", attached = { "sv9-159", "sv6-167" } } }))
  t:attack "Flashing Spear"
  t:changed { ["opponent active damage"] = 60 }
end)
