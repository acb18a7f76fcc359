local dewgong, water = "me3-19", "dp1-125"

local function position(bench, active)
  return {
    ruleset = "sv",
    me = { active = active or { "sv1-13", energy = "W" }, bench = bench },
    opponent = { active = "sv5-123", bench = { { "sv1-52", energy = "W" } } },
  }
end

test(
  "Wash Out: a Water Energy of the Bench to the Active Pokémon, as often as you like",
  function(t)
    t:position(position {
      { dewgong, energy = "WG" },
      { "sv1-52", energy = "W" },
      { "sv1-36", energy = "R" },
    })
    t:use "Wash Out"
    t:options { "bench 1", "bench 2" }
    t:answer "bench 2"
    t:changed {
      ["active energy"] = { "+ Water Energy" },
      ["bench 2 energy"] = { "- Water Energy" },
    }
    t:use "Wash Out"
    t:changed {
      ["active energy"] = { "+ Water Energy" },
      ["bench 1 energy"] = { "- Water Energy" },
    }
  end
)

test("Wash Out: Special Energy that provides Water, too", function(t)
  t:position(position { { dewgong, attached = { "sv6-167" } } })
  t:use "Wash Out"
  t:equal(t.me.active.attached, { water, "sv6-167" })
end)

test("Wash Out: from the Active Spot", function(t)
  t:position(position({ { "sv1-52", energy = "W" } }, dewgong))
  t:use "Wash Out"
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.bench[1].energy, "")
end)

test("Wash Out: not without Energy on the Bench", function(t)
  t:position(position { dewgong })
  t:illegal("use", "Wash Out")
end)

test("Wash Out: not with other Energy on the Bench", function(t)
  t:position(position { { dewgong, energy = "G" }, { "sv1-36", energy = "R" } })
  t:illegal("use", "Wash Out")
end)
