local ruffian, tool, mist = "sv9-157", "sv1-193", "sv5-161"

local function against(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-38", attached = { tool, mist } }, hand = { ruffian, ruffian } },
    opponent = { active = active, bench = bench },
  }
end

test("Ruffian: a Tool and a Special Energy of one Pokémon", function(t)
  t:position(against({ "sv1-38", energy = "R", attached = { tool, mist } }, {
    { "sv1-13", energy = "G", attached = { tool, mist, "sv6-167" } },
    { "sv1-13", energy = "G" },
  }))
  t:play(ruffian)
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:options { mist, "sv6-167" }
  t:answer "sv6-167"
  t:equal(t.opponent.bench[1].attached, { "dp1-123", mist })
  t:equal(t.opponent.discard, { tool, "sv6-167" })
  t:equal(#t.opponent.active.attached, 3)
  t:illegal("play", ruffian)
end)

test("Ruffian: a Tool alone, or a Special Energy alone", function(t)
  t:position(against({ "sv1-38", energy = "R", attached = { tool } }, { "sv1-13" }))
  t:play(ruffian)
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.discard, { tool })
  t:position(against { "sv1-38", energy = "R", attached = { mist } })
  t:play(ruffian)
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.discard, { mist })
end)

test("Ruffian: not with neither", function(t)
  t:position(against({ "sv1-38", energy = "R" }, { "sv1-13" }))
  t:illegal("play", ruffian)
end)
