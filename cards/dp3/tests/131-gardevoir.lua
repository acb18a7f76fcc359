-- Gardevoir of this set has Telepass and Psychic Lock; Gardevoir LV.X keeps both.

local function bring_down(bench, opponent)
  return { me = { active = { "dp3-131", energy = "PP" }, bench = bench }, opponent = opponent }
end

test("Teleportation: from the Active Spot, with a Benched Pokémon of one's choice", function(t)
  t:position {
    me = { active = "dp3-131", bench = { "dp3-94", "dp3-104" } },
    opponent = { active = "dp3-55" },
  }
  t:use "Teleportation"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "dp3-104")
  t:illegal("use", "Teleportation")
end)

test("Teleportation: from the Bench, with the Active Pokémon", function(t)
  t:position {
    me = { active = "dp3-94", bench = { "dp3-104", "dp3-131" } },
    opponent = { active = "dp3-55" },
  }
  t:use "Teleportation"
  t:equal(t.me.active.id, "dp3-131")
end)

test("Teleportation: not alone, not with a Special Condition", function(t)
  t:position { me = { active = "dp3-131" }, opponent = { active = "dp3-55" } }
  t:illegal("use", "Teleportation")
  t:position {
    me = { active = { "dp3-131", conditions = { "poisoned" } }, bench = { "dp3-94" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("use", "Teleportation")
end)

test("Bring Down: the one with the fewest remaining HP is Knocked Out", function(t)
  t:position(bring_down({ "dp3-104" }, { active = "dp3-55", bench = { "dp3-94" } }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(#t.opponent.bench, 0)
  t:equal(t.opponent.active.damage, 0)
end)

test("Bring Down: remaining HP count, on either side", function(t)
  t:position(bring_down({ { "dp3-20", damage = 100 } }, {
    active = "dp3-55",
    bench = { "dp3-94" },
  }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(#t.me.bench, 0)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Bring Down: of several equal ones, one of the player's choice", function(t)
  t:position(bring_down({ "dp3-94" }, { active = "dp3-55", bench = { "dp3-94", "dp3-104" } }))
  t:attack "Bring Down"
  t:options { "bench 1", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Bring Down: never this Gardevoir itself", function(t)
  local position = bring_down(nil, { active = "dp3-55" })
  position.me.active.damage = 120
  t:position(position)
  t:attack "Bring Down"
  t:answer(1)
  t:equal(t.winner, "me")
end)

local eras = { "dp", "xy", "sm", "sv" }

--- Gardevoir LV.X in hand, and `pokemon` in the Active Spot.
local function level_up(pokemon, more)
  local me = { active = pokemon, hand = { "dp3-131" } }
  for key, value in pairs(more or {}) do me[key] = value end
  return { me = me, opponent = { active = "dp3-55", discard = { "dp3-122" } } }
end

for _, ruleset in ipairs(eras) do
  test("LVX-01: it is put onto a Pokémon of the same name alone (" .. ruleset .. ")", function(t)
    local position = level_up "dp3-7"
    position.ruleset = ruleset
    t:position(position)
    t:evolve("dp3-131", "active")
    t:equal(t.me.active.id, "dp3-131")
    t:equal(t.me.active.name, "Gardevoir")
    position.me.active = "dp3-53"
    t:position(position)
    t:illegal("evolve", "dp3-131")
  end)
end

test("LVX-01: nor onto another Gardevoir LV.X", function(t)
  t:position(level_up "dp3-131")
  t:illegal("evolve", "dp3-131")
end)

test("LVX-08: only the Active Pokémon levels up", function(t)
  t:position(level_up("dp3-94", { bench = { "dp3-7" } }))
  t:illegal("evolve", "dp3-131")
end)

test("LVX-02 EX-48: not in the turn in which Gardevoir evolved", function(t)
  t:position(level_up("dp3-53", { hand = { "dp3-7", "dp3-131" } }))
  t:evolve("dp3-7", "active")
  t:illegal("evolve", "dp3-131")
  t:end_turn()
  t:end_turn()
  t:legal("evolve", "dp3-131")
end)

test("LVX-03: cards and damage stay, Special Conditions and effects go", function(t)
  t:position {
    me = { active = { "dp2-96", energy = "F" }, bench = { "dp3-94" } },
    opponent = {
      active = { "dp3-7", energy = "PLL", damage = 30, conditions = { "confused" } },
      hand = { "dp3-131" },
    },
  }
  t:attack "Sand Attack"
  t:evolve("dp3-131", "opponent active")
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.energy, "PLL")
  t:equal(t.opponent.active.conditions, {})
  t:attack "Psychic Lock"  -- no coin
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

for _, ruleset in ipairs(eras) do
  test("LVX-04: what it could before, its own, and its own HP (" .. ruleset .. ")", function(t)
    local position = level_up({ "dp3-7", energy = "PLL" }, { bench = { "dp3-94" } })
    position.ruleset = ruleset
    t:position(position)
    t:equal(t.me.active.hp, 110)
    t:illegal("use", "Teleportation")
    t:evolve("dp3-131", "active")
    t:equal(t.me.active.hp, 130)
    t:legal("use", "Telepass")
    t:legal("use", "Teleportation")
    t:illegal("attack", "Bring Down")
    t:attack "Psychic Lock"
    t:equal(t.opponent.active.damage, 60)
  end)
end

test("LVX-04: its own Retreat Cost", function(t)
  t:position {
    me = { active = { "dp3-131", energy = "P" }, bench = { "dp3-94" } },
    opponent = { active = "dp3-55" },
  }
  t:explain("retreat_cost", "active", { { 2 } })
  t:illegal "retreat"
end)

test("LVX-06 EX-50: it counts as the evolved Stage 2 Pokémon below", function(t)
  t:position { me = { active = { "pl3-29", energy = "DDD" } }, opponent = { active = "dp3-131" } }
  t:attack "Riot"
  local levelled = t.opponent.active.damage
  t:position { me = { active = { "pl3-29", energy = "DDD" } }, opponent = { active = "dp3-7" } }
  t:attack "Riot"
  t:equal(levelled, t.opponent.active.damage)
end)

test("LVX-07 EX-50: removing the highest Stage takes Gardevoir, and the LV.X with it", function(t)
  t:position {
    me = { active = { "dp3-131", energy = "P", damage = 20 }, hand = { "ex7-91" } },
    opponent = { active = "dp3-55" },
  }
  t:play "ex7-91"
  t:options { "dp3-7" }
  t:answer "stop"
  t:equal(t.me.active.id, "dp3-53")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "P")
end)
