local G, R, W = "dp1-123", "dp1-124", "dp1-125"

local function plan(bench, active)
  return {
    ruleset = "sv",
    me = {
      active = active or { "sv1-13", energy = "L" },
      bench = bench,
      hand = { "2 zsv10pt5-83" },
    },
    opponent = { active = { "sv1-13", energy = "P" }, bench = { { "sv1-13", energy = "P" } } },
  }
end

test("N's Plan: 2 Energy from the Bench to the Active Pokémon", function(t)
  t:position(plan { { "sv1-13", energy = "GR" }, { "sv1-20", energy = "W" } })
  t:play "zsv10pt5-83"
  t:equal(t:purpose(), "move_energy")
  t:options { G, R, W }
  t:fails(function() t:answer(G, R, W) end, "takes 1 to 2 picks, not 3")
  t:answer(R, W)
  t:changed {
    ["active energy"] = { "+ Fire Energy", "+ Water Energy" },
    ["bench 1 energy"] = { "- Fire Energy" },
    ["bench 2 energy"] = { "- Water Energy" },
    ["me hand"] = { "- N's Plan" },
    ["me discard"] = { "+ N's Plan" },
    ["supporters played this turn"] = 1,
  }
  t:illegal("play", "zsv10pt5-83")
end)

test("N's Plan: both of one Pokémon, or a single one", function(t)
  t:position(plan { { "sv1-13", energy = "GR" }, { "sv1-20", energy = "W" } })
  t:play "zsv10pt5-83"
  t:answer(G, R)
  t:equal(t.me.active.energy, "LGR")
  t:equal(t.me.bench[1].energy, "")
  t:position(plan { { "sv1-13", energy = "GR" }, { "sv1-20", energy = "W" } })
  t:play "zsv10pt5-83"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks, not 0")
  t:answer(W)
  t:equal(t.me.active.energy, "LW")
end)

test("N's Plan: Special Energy, too", function(t)
  t:position(plan { { "sv1-13", attached = { "base1-96", "sv1-193" } } })
  t:play "zsv10pt5-83"
  t:equal(t.me.active.energy, "LCC")
  t:equal(t.me.bench[1].attached, { "sv1-193" })
end)

test("N's Plan: not without Energy on my Bench", function(t)
  t:position(plan { "sv1-13" })
  t:illegal("play", "zsv10pt5-83")
  t:position(plan {})
  t:illegal("play", "zsv10pt5-83")
end)
