local toy = "sv8-166"

local function teaser(turn, active, bench)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "sv1-36", energy = "R" }, hand = { toy, toy } },
    opponent = { active = active or { "sv1-38", energy = "R" }, bench = bench },
  }
end

test("Chill Teaser Toy: only in the first turn of the player who goes second", function(t)
  t:position(teaser(2))
  t:legal("play", toy)
  for _, turn in ipairs { 1, 3, 4 } do
    t:position(teaser(turn))
    t:illegal("play", toy)
  end
end)

test("Chill Teaser Toy: an Energy of any of the opponent's Pokémon into their hand", function(t)
  t:position(teaser(2, { "sv1-38", energy = "R" }, { { "sv1-13", energy = "GW" }, "sv1-14" }))
  t:play(toy)
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:options { "dp1-123", "dp1-125" }
  t:answer "dp1-125"
  t:equal(t.opponent.hand, { "dp1-125" })
  t:equal(t.opponent.bench[1].energy, "G")
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.me.active.energy, "R")
  t:play(toy)
  t:answer "opponent active"
  t:equal(t.opponent.hand, { "dp1-125", "dp1-124" })
end)

test("Chill Teaser Toy: Special Energy, but not a Pokémon Tool", function(t)
  t:position(teaser(2, { "sv1-38", attached = { "sv2-190", "sv1-193" } }))
  t:play(toy)
  t:changed {
    ["me hand"] = { "- Chill Teaser Toy" },
    ["me discard"] = { "+ Chill Teaser Toy" },
    ["opponent hand"] = { "+ Jet Energy" },
    ["opponent active energy"] = { "- Jet Energy" },
  }
end)

test("Chill Teaser Toy: not if the opponent's Pokémon have no Energy", function(t)
  t:position(teaser(2, { "sv1-38", attached = { "sv1-193" } }))
  t:illegal("play", toy)
end)
