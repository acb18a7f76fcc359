local rockets = { { "sv10-117", energy = "DD" }, "sv10-117", { "sv10-115", energy = "D" } }

local function mewtwo(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv10-81", energy = "PPP" }, bench = bench },
    opponent = { active = "me1-36", bench = { "sv10-117", "sv10-117" } },
  }
end

test("Power Saver: not with fewer than 4 Team Rocket's Pokémon of mine", function(t)
  t:position(mewtwo { "sv10-117", "sv10-117", "dp3-55" })
  t:illegal("attack", "Erasure Ball")
  t:position(mewtwo(rockets))
  t:legal("attack", "Erasure Ball")
end)

test("Erasure Ball: 60 more for each Energy from the Bench", function(t)
  t:position(mewtwo(rockets))
  t:attack "Erasure Ball"
  t:options { "dp1-129 on bench 1", "dp1-129 on bench 3" }
  t:answer("dp1-129 on bench 1", "dp1-129 on bench 3")
  t:equal(t.opponent.active.damage, 280)
  t:equal(t.me.discard, { "dp1-129", "dp1-129" })
  t:equal(t.me.bench[1].energy, "D")
end)

test("Erasure Ball: for one, or none", function(t)
  t:position(mewtwo(rockets))
  t:attack "Erasure Ball"
  t:answer "dp1-129 on bench 3"
  t:equal(t.opponent.active.damage, 220)
  t:position(mewtwo(rockets))
  t:attack "Erasure Ball"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.me.discard, {})
end)
