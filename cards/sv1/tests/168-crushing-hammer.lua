local function against(energy)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "L" }, hand = { "sv1-168" } },
    opponent = {
      active = { "sv1-38", energy = energy },
      bench = { { "sv1-52", energy = energy } },
    },
  }
end

test("Crushing Hammer: heads, an Energy of any Pokémon of the opponent", function(t)
  t:position(against "R")
  t:coins "H"
  t:play "sv1-168"
  t:answer "dp1-124 on opponent bench 1"
  t:equal(t.opponent.bench[1].energy, "")
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.discard, { "dp1-124" })
end)

test("Crushing Hammer: tails, nothing", function(t)
  t:position(against "R")
  t:coins "T"
  t:play "sv1-168"
  t:equal(t.opponent.discard, {})
end)

test("Crushing Hammer: not without Energy on the other side", function(t)
  t:position(against "")
  t:illegal("play", "sv1-168")
end)
