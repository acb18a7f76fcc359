local function burned(conditions, me)
  me = me or {}
  me.active = me.active or { "pl3-2", energy = "RR" }
  return { me = me, opponent = { active = { "dp3-55", conditions = conditions } } }
end

local function vapor_kick(t, position, coins)
  t:position(position)
  if coins then t:coins(coins) end
  t:attack "Vapor Kick"
end

test("Burning Spirit: 40 more damage to a Burned Pokémon", function(t)
  vapor_kick(t, burned({ "burned" }, { bench = { "pl3-142" } }), "H")
  t:equal(t.opponent.active.damage, 70)
end)

test("Burning Spirit: none to another one", function(t)
  vapor_kick(t, burned({ "poisoned" }, { bench = { "pl3-142" } }))
  t:equal(t.opponent.active.damage, 40)  -- 10 of it from the Poison
end)

test("Burning Spirit: several do not add up, on either side", function(t)
  local position = burned({ "burned" }, { bench = { "pl3-142", "pl3-142" } })
  position.opponent.bench = { "pl3-142" }
  vapor_kick(t, position, "H")
  t:equal(t.opponent.active.damage, 70)
end)

test("Burning Spirit: the opponent's attacks on one's own Burned Pokémon, too", function(t)
  t:position {
    me = { active = { "neo1-33", energy = "LL" } },
    opponent = { active = { "pl3-142", conditions = { "burned" } } },
  }
  t:coins "H"
  t:attack "Punch"
  t:equal(t.opponent.active.damage, 60)
end)

test(
  "Jet Shoot: 40 more damage to Blaziken FB in the opponent's next turn, and no longer",
  function(t)
    for turns, damage in pairs { [0] = 60, [2] = 20 } do
      t:position {
        me = { active = { "pl3-142", energy = "RR" } },
        opponent = {
          active = { "ex1-96", energy = "LLL" },
          bench = { { "neo1-33", energy = "LL" } },
        },
      }
      t:attack "Jet Shoot"
      t:equal(t.opponent.active.damage, 80)
      for _ = 1, turns do t:end_turn() end
      t:retreat "opponent bench 1"
      t:attack "Punch"
      t:equal(t.me.active.damage, damage)
    end
  end
)

--- A Blaziken FB that may level up; no Evolution card is under it.
local function level_up(new)
  return {
    me = { active = { "pl3-2", new = new }, hand = { "pl3-142" } },
    opponent = { active = { "pl3-29", energy = "DDD" } },
  }
end

test("LVX-01: Blaziken FB LV.X goes onto Blaziken FB, with its symbol", function(t)
  t:position(level_up())
  t:evolve("pl3-142", "active")
  t:equal(t.me.active.name, "Blaziken FB")
  t:equal(t.me.active.hp, 110)
  t:position(level_up(true))
  t:illegal("evolve", "pl3-142")
end)

test("LVX-06 EX-99: on a Basic Pokémon it is still an unevolved Basic Pokémon", function(t)
  local function riot(active)
    t:position { me = { active = { "pl3-29", energy = "DDD" } }, opponent = { active = active } }
    t:attack "Riot"
    return t.opponent.active.damage
  end
  t:equal(riot "pl3-142", 40)
  t:equal(riot "dp3-50", 30)  -- an evolved one
end)

test("CARD-09 LVX-06 EX-99: nor is it an evolved one for what is about those", function(t)
  for id, evolved in pairs { ["pl3-142"] = false, ["dp3-131"] = true } do
    t:position {
      me = { active = id, bench = { "pl3-2" }, hand = { "ex7-91" } },
      opponent = { active = "dp3-55" },
    }
    if evolved then
      t:legal("play", "ex7-91")
    else
      t:illegal("play", "ex7-91")
    end
  end
end)

test("LVX-06 EX-99: texts about Basic Pokémon mean it, and not Gardevoir LV.X", function(t)
  for id, is_basic in pairs { ["pl3-142"] = true, ["dp3-131"] = false } do
    t:position {
      stadium = "sv1-167",  -- Basic Pokémon retreat for one less
      me = { active = { id, energy = "R" }, bench = { "dp3-94" } },
      opponent = { active = "dp3-55" },
    }
    t:explain("retreat_cost", "active", is_basic and { { 1 }, { 0, by = "sv1-167" } } or { { 2 } })
  end
end)
