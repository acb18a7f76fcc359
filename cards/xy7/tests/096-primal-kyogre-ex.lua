test("θ Max: all damage is healed when a Pokémon becomes it", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "bw1-1", bench = { { "xy5-54", damage = 170 } }, hand = { "xy7-96" } },
    opponent = { active = "xy0-26" },
  }
  t:evolve("xy7-96", "bench 1")
  t:equal(t.me.bench[1].damage, 0)
end)

test("θ Max: not when another Pokémon evolves", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "xy7-96", damage = 50 },
      bench = { { "xy8-48", damage = 20 } },
      hand = { "xy8-49" },
    },
    opponent = { active = "xy0-26" },
  }
  t:evolve("xy8-49", "bench 1")
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.bench[1].damage, 20)
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("TRAIT-01 (" .. ruleset .. "): θ Max is no Ability", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy9-40", energy = "L" } },
      opponent = { active = { "xy5-54", damage = 50 }, hand = { "xy7-96" } },
    }
    t:attack "Shadow Stitching"  -- without Abilities during the opponent's next turn
    t:evolve("xy7-96", "opponent active")
    t:equal(t.opponent.active.damage, 0)
  end)
end

local function storm(bench, energy, attached)
  return {
    ruleset = "xy",
    me = { active = { "xy7-96", energy = energy, attached = attached }, bench = bench },
    opponent = { active = "xy1-1", bench = { "bw1-1", "xy1-79", "xy1-2", "xy4-23" } },
  }
end

test("Tidal Storm: 30 damage to each Benched Pokémon-EX", function(t)
  t:position(storm({}, "WWWL"))
  t:attack "Tidal Storm"
  t:changed {
    ["opponent active damage"] = 150,
    ["opponent bench 2 damage"] = 30,
    ["opponent bench 3 damage"] = 30,
    ["opponent bench 4 damage"] = 30,
  }
end)

test("Tidal Storm: 2 Energy to one Benched Pokémon", function(t)
  t:position(storm({ "bw1-1", "xy5-54" }, "WWWLR"))
  t:attack "Tidal Storm"
  t:answer "bench 2"
  t:answer "dp1-126"
  t:answer "dp1-125"
  t:equal(t.me.active.energy, "WWR")
  t:equal(t.me.bench[2].energy, "LW")
end)

test("Tidal Storm: one card that provides two is enough", function(t)
  t:position(storm({ "xy5-54" }, "WWW", { "base1-96" }))
  t:attack "Tidal Storm"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "WWW")
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  local function primal(place)
    return {
      ruleset = ruleset,
      me = {
        active = { "xy5-54", new = place == "new" },
        bench = { "xy5-85" },
        hand = { "xy7-96" },
      },
      opponent = { active = "xy0-5" },
    }
  end

  test("PRIM-01, MEGA-02 (" .. ruleset .. "): it evolves from Kyogre-EX alone", function(t)
    t:position(primal())
    t:legal("evolve", "xy7-96", "active")
    t:illegal("evolve", "xy7-96", "bench 1")
    t:position(primal "new")
    t:illegal("evolve", "xy7-96")
  end)

  test("PRIM-01, MEGA-03 (" .. ruleset .. "): the turn ends", function(t)
    t:position(primal())
    t:evolve("xy7-96", "active")
    t:equal(t.turn, 4)
  end)

  test("PRIM-01, MEGA-04 (" .. ruleset .. "): its Knock Out is worth 2 Prize cards", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "xy7-96", damage = 220 }, bench = { "bw1-1" } },
    }
    t:attack "Bite"
    t:answer(1, 2)
    t:equal(t.me.prizes_left, 4)
  end)
end

test("θ Max: when an effect evolves it from the deck, too", function(t)
  t:position {
    ruleset = "xy",
    turn = 5,
    me = {
      active = "xy0-26",
      bench = { { "xy5-54", damage = 100 } },
      hand = { "xy1-116" },
      deck = { "xy7-96" },
    },
    opponent = { active = "xy0-26" },
  }
  t:play "xy1-116"
  t:answer "bench 1"
  t:answer "xy7-96"
  t:equal(t.me.bench[1].damage, 0)
end)
