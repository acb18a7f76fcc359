local scramble = "sv8-186"

local function switch(bench)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "LG", attached = { "sv9-159", "sv1-193" }, damage = 20 },
      bench = bench or { "sv1-13", { "sv1-36", energy = "R" } },
      hand = { scramble, "sv1-181" },
    },
    opponent = { active = "sv6-61", bench = { "sv1-13" } },
  }
end

test("Scramble Switch: any amount of Energy goes to the new Active Pokémon", function(t)
  t:position(switch())
  t:play(scramble)
  t:answer "bench 1"
  t:options { "dp1-126", "dp1-123", "sv9-159" }
  t:answer("dp1-126", "sv9-159")
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.active.attached, { "dp1-126", "sv9-159" })
  t:equal(t.me.bench[1].id, "sv1-80")
  t:equal(t.me.bench[1].attached, { "dp1-123", "sv1-193" })
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.me.bench[2].energy, "R")
  t:equal(t.opponent.active.id, "sv6-61")
end)

test("Scramble Switch: all of it", function(t)
  t:position(switch { "sv1-13" })
  t:play(scramble)
  t:answer("dp1-126", "dp1-123", "sv9-159")
  t:equal(#t.me.active.attached, 3)
  t:equal(t.me.bench[1].attached, { "sv1-193" })
end)

test("Scramble Switch: none need be moved", function(t)
  t:position(switch { "sv1-13" })
  t:play(scramble)
  t:answer "stop"
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { scramble })
end)

test("Scramble Switch: not with an empty Bench", function(t)
  t:position(switch {})
  t:illegal("play", scramble)
end)
