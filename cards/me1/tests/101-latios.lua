local switch = "bw1-104"

local function latios(bench, active)
  return {
    ruleset = "sv",
    me = {
      active = active or { "sv1-80", energy = "L" },
      bench = bench,
      hand = { "4 " .. switch, "dp1-123" },
    },
    opponent = { active = "sv1-38", bench = { { "sv1-13", energy = "G" } } },
  }
end

local function full()
  return latios {
    { "me1-101", energy = "W" },
    { "me1-100", energy = "R" },
    { "sv1-13", energy = "G", attached = { "sv5-161" } },
  }
end

test("Lustrous Assist: any Energy of the Benched Pokémon to the Active", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(true)
  t:options {
    "dp1-125 on bench 1",
    "dp1-126 on bench 2",
    "dp1-123 on bench 3",
    "sv5-161 on bench 3",
  }
  t:answer("dp1-125", "sv5-161")
  t:equal(t.me.active.attached, { "dp1-124", "dp1-125", "sv5-161" })
  t:equal(t.me.bench[2].energy, "L")
  t:equal(t.me.bench[3].energy, "G")
end)

test("Lustrous Assist: all of it", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(true)
  t:answer("dp1-125", "dp1-126", "dp1-123", "sv5-161")
  t:equal(#t.me.active.attached, 5)
end)

test("Lustrous Assist: it need not be used", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(false)
  t:equal(t.me.active.energy, "R")
  t:equal(t:purpose(), "main_phase")
end)

test("Lustrous Assist: once a turn", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(true)
  t:answer "dp1-125"
  t:play(switch)
  t:answer "bench 2"
  t:play(switch)
  t:answer "bench 2"
  t:equal(t.me.active.id, "me1-100")
  t:equal(t:purpose(), "main_phase")
  t:end_turn()
  t:end_turn()
  t:play(switch)
  t:answer "bench 2"
  t:retreat "bench 2"
  t:answer(true)
  t:answer "dp1-123"
  t:equal(t.me.active.id, "me1-100")
end)

test("Lustrous Assist: when it retreats in, from the Active Spot, too", function(t)
  t:position(latios({ { "me1-100" }, { "sv1-13", energy = "G" } }, { "me1-101", energy = "WW" }))
  t:retreat "bench 1"
  t:answer(true)
  t:answer("dp1-125", "dp1-123")
  t:equal(t.me.active.id, "me1-100")
  t:equal(#t.me.active.attached, 2)
end)

test("Lustrous Assist: not for another Pokémon", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 3"
  t:equal(t:purpose(), "main_phase")
end)

test("Lustrous Assist: not in the opponent's turn, nor for theirs", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", damage = 100 },
      bench = { "me1-100", { "me1-101", energy = "W" } },
    },
    opponent = { active = { "sv1-80", energy = "LL" }, bench = { "me1-100" }, hand = { switch } },
  }
  t:end_turn()
  t:play(switch)
  t:equal(t.opponent.active.id, "me1-100")
  t:equal(t:purpose(), "main_phase")
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", damage = 100 },
      bench = { "me1-100", { "me1-101", energy = "W" } },
    },
    opponent = { active = { "sv1-80", energy = "LL" } },
  }
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.me.active.id, "me1-100")
  t:equal(t:purpose(), "main_phase")
end)

test("Lustrous Assist: none need be moved", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(true)
  t:answer "stop"
  t:equal(t.me.active.energy, "R")
end)

test("Lustrous Assist: not for the opponent's Mega Latias ex in my turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { { "me1-101", energy = "W" } }, hand = { "sv2-172" } },
    opponent = { active = "sv1-38", bench = { "me1-100" } },
  }
  t:play "sv2-172"
  t:equal(t.opponent.active.id, "me1-100")
  t:equal(t:purpose(), "main_phase")
end)

test("Lustrous Assist: after a no it may be used later in the turn", function(t)
  t:position(full())
  t:play(switch)
  t:answer "bench 2"
  t:answer(false)
  t:play(switch)
  t:answer "bench 1"
  t:play(switch)
  t:answer "bench 1"
  t:answer(true)
  t:answer "dp1-123"
  t:equal(t.me.active.energy, "RG")
end)
