local spiky = "sv9-159"

local function spike_clad(discard)
  return {
    ruleset = "sv",
    me = {
      active = "sv9-84",
      bench = { "sv8-70" },
      hand = { "sv9-85", spiky },
      discard = discard,
      deck = { spiky },
    },
    opponent = { active = "sv1-38", discard = { spiky } },
  }
end

test("Spike-Clad: 2 Spiky Energy from the discard pile", function(t)
  t:position(spike_clad { spiky, "dp1-128", spiky, "base1-96", spiky })
  t:evolve("sv9-85", "active")
  t:answer(true)
  t:options { spiky }
  t:fails(function() t:answer() end, "takes 1 to 2 picks")
  t:fails(function() t:answer(spiky, spiky, spiky) end, "takes 1 to 2 picks")
  t:answer(spiky, spiky)
  t:changed {
    active = "Lycanroc",
    ["active energy"] = { "+ 2 Spiky Energy" },
    ["active under"] = true,
    ["me hand"] = { "- Lycanroc" },
    ["me discard"] = { "- 2 Spiky Energy" },
  }
end)

test("Spike-Clad: one is enough", function(t)
  t:position(spike_clad { spiky, spiky })
  t:evolve("sv9-85", "active")
  t:answer(true)
  t:answer(spiky)
  t:equal(t.me.active.attached, { spiky })
  t:position(spike_clad { spiky })
  t:evolve("sv9-85", "active")
  t:answer(true)
  t:equal(t.me.active.attached, { spiky })
end)

test("Spike-Clad: only if one likes", function(t)
  t:position(spike_clad { spiky, spiky })
  t:evolve("sv9-85", "active")
  t:answer(false)
  t:equal(t.me.active.attached, {})
end)

test("Spike-Clad: not asked for without Spiky Energy in one's discard pile", function(t)
  t:position(spike_clad { "dp1-128", "base1-96" })
  t:evolve("sv9-85", "active")
  t:equal(t:purpose(), "main_phase")
end)

test("Spike-Clad: onto the Lycanroc that evolved", function(t)
  local position = spike_clad { spiky }
  position.me.active, position.me.bench = "sv9-85", { "sv9-84" }
  t:position(position)
  t:evolve("sv9-85", "bench 1")
  t:answer(true)
  t:equal(t.me.bench[1].attached, { spiky })
  t:equal(t.me.active.attached, {})
end)

local function fangs(damage)
  return {
    ruleset = "sv",
    me = { active = { "sv9-85", energy = "FFF", damage = 50 } },
    opponent = { active = { "me1-36", damage = damage }, bench = { { "sv8-70", damage = 20 } } },
  }
end

test("Clamping Fangs: 40 damage, 40 more per damage counter on the Active Pokémon", function(t)
  t:position(fangs(30))
  t:attack "Clamping Fangs"
  t:equal(t.opponent.active.damage, 30 + 160)
  t:position(fangs(0))
  t:attack "Clamping Fangs"
  t:equal(t.opponent.active.damage, 40)
end)
