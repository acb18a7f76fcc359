local switch, water = "bw1-104", "dp1-125"

local function clawitzer(mine)
  mine.hand = mine.hand or { "3 " .. switch, "4 " .. water, "dp1-126", "sv6-167" }
  return { ruleset = "sv", me = mine, opponent = { active = "sv1-38" } }
end

local function active()
  return clawitzer { active = { "me1-38", energy = "LL" }, bench = { "sv1-80" } }
end

test("Fall Back to Reload: up to 2 Basic Water Energy from the hand", function(t)
  t:position(active())
  t:play(switch)
  t:answer(true)
  t:options { water }
  t:fails(function() t:answer(water, water, water) end, "2 picks")
  t:answer(water, water)
  t:equal(t.me.bench[1].id, "me1-38")
  t:equal(t.me.bench[1].energy, "LLWW")
  t:equal(#t.me.hand, 6)
  t:legal("attach", water, "active")
end)

test("Fall Back to Reload: 1, after a retreat", function(t)
  t:position(active())
  t:retreat "bench 1"
  t:answer(true)
  t:answer(water)
  t:equal(t.me.bench[1].energy, "W")
end)

test("Fall Back to Reload: it need not be used", function(t)
  t:position(active())
  t:play(switch)
  t:answer(false)
  t:equal(t.me.bench[1].energy, "LL")
  t:equal(t:purpose(), "main_phase")
end)

test("Fall Back to Reload: once a turn", function(t)
  t:position(active())
  t:play(switch)
  t:answer(true)
  t:answer(water)
  t:play(switch)
  t:play(switch)
  t:equal(t.me.bench[1].energy, "LLW")
  t:equal(t:purpose(), "main_phase")
end)

test("Fall Back to Reload: not without Basic Water Energy", function(t)
  t:position(clawitzer {
    active = "me1-38",
    bench = { "sv1-80" },
    hand = { switch, "dp1-126", "sv6-167" },
  })
  t:play(switch)
  t:equal(t:purpose(), "main_phase")
end)

test("Fall Back to Reload: not when another Pokémon moves, nor to the Active Spot", function(t)
  t:position(clawitzer { active = "sv1-80", bench = { "me1-38", "sv1-13" } })
  t:play(switch)
  t:answer "bench 2"
  t:equal(t:purpose(), "main_phase")
  t:play(switch)
  t:answer "bench 1"
  t:equal(t.me.active.id, "me1-38")
  t:equal(t:purpose(), "main_phase")
end)

test("Fall Back to Reload: not in the opponent's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-38", bench = { "sv1-80" }, hand = { water } },
    opponent = { active = { "me2pt5-146", energy = "M" } },
  }
  t:end_turn()
  t:attack "Push Down"
  t:equal(t.me.bench[1].id, "me1-38")
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.turn_player, "me")
end)

test("Aqua Launcher: 210, and all Energy is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "me1-38", energy = "WWWL", attached = { "sv5-161" } },
      bench = { { "sv1-13", energy = "G" } },
    },
    opponent = { active = "sv1-65" },
  }
  t:attack "Aqua Launcher"
  t:equal(t.opponent.active.damage, 210)
  t:equal(t.me.active.attached, {})
  t:equal(#t.me.discard, 5)
  t:equal(t.me.bench[1].energy, "G")
end)
