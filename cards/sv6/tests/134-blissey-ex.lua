local blissey = "sv6-134"

local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = { "sv1-80", energy = "LL" } },
  }
end

test("Happy Switch: a Basic Energy goes to another Pokémon, once a turn", function(t)
  t:position(with({ blissey, energy = "GG" }, { "sv1-13", "sv1-80" }))
  t:use "Happy Switch"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:changed { ["active energy"] = { "- Grass Energy" }, ["bench 2 energy"] = { "+ Grass Energy" } }
  t:illegal("use", "Happy Switch")
end)

test("Happy Switch: from any of one's own Pokémon, and from the Bench", function(t)
  t:position(with("sv1-80", { { "sv1-13", energy = "GW" }, { "sv1-52", energy = "P" }, blissey }))
  t:use "Happy Switch"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:options { "dp1-123", "dp1-125" }
  t:answer "dp1-125"
  t:options { "active", "bench 2", "bench 3" }
  t:answer "active"
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.bench[1].energy, "G")
end)

test("Happy Switch: no Special Energy", function(t)
  t:position(with({ "sv1-80", attached = { "sv5-161" } }, { blissey }))
  t:illegal("use", "Happy Switch")
  t:position(with({ "sv1-80", energy = "L", attached = { "sv5-161" } }, { blissey }))
  t:use "Happy Switch"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.active.attached, { "sv5-161" })
end)

test("Happy Switch: not without Energy of one's own, or another Pokémon", function(t)
  t:position(with("sv1-80", { blissey }))
  t:illegal("use", "Happy Switch")
  t:position(with { blissey, energy = "GG" })
  t:illegal("use", "Happy Switch")
end)

test("Happy Switch: once for each Blissey ex, and again in the next turn", function(t)
  t:position(with({ "sv1-80", energy = "LL" }, { blissey, blissey }))
  t:use("Happy Switch", "bench 1")
  t:answer "bench 1"
  t:illegal("use", "Happy Switch", "bench 1")
  t:use("Happy Switch", "bench 2")
  t:answer "active"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "LL")
  t:end_turn()
  t:illegal("use", "Happy Switch")
  t:end_turn()
  t:legal("use", "Happy Switch", "bench 1")
end)
