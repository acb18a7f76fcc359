test("θ Max: all damage is healed when a Pokémon becomes it", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "bw1-1", bench = { { "xy5-85", damage = 170 } }, hand = { "xy7-97" } },
    opponent = { active = "xy0-26" },
  }
  t:evolve("xy7-97", "bench 1")
  t:equal(t.me.bench[1].damage, 0)
end)

test("θ Max: not when another Pokémon evolves", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "xy7-97", damage = 50 },
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
      opponent = { active = { "xy5-85", damage = 50 }, hand = { "xy7-97" } },
    }
    t:attack "Shadow Stitching"  -- without Abilities during the opponent's next turn
    t:evolve("xy7-97", "opponent active")
    t:equal(t.opponent.active.damage, 0)
  end)
end

local function volcano(stadium)
  return {
    ruleset = "xy",
    stadium = stadium,
    me = { active = { "xy7-97", energy = "FFFL" } },
    opponent = { active = "xy1-2" },
  }
end

test("Gaia Volcano: 100 more with a Stadium, which is discarded", function(t)
  t:position(volcano "swsh2-160")
  t:attack "Gaia Volcano"
  t:equal(t.opponent.active.damage, 200)
  t:equal(t.stadium, nil)
end)

test("Gaia Volcano: 100 without", function(t)
  t:position(volcano())
  t:attack "Gaia Volcano"
  t:changed { ["opponent active damage"] = 100 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  local function primal(place)
    return {
      ruleset = ruleset,
      me = {
        active = { "xy5-85", new = place == "new" },
        bench = { "xy5-54" },
        hand = { "xy7-97" },
      },
      opponent = { active = "xy0-5" },
    }
  end

  test("PRIM-01, MEGA-02 (" .. ruleset .. "): it evolves from Groudon-EX alone", function(t)
    t:position(primal())
    t:legal("evolve", "xy7-97", "active")
    t:illegal("evolve", "xy7-97", "bench 1")
    t:position(primal "new")
    t:illegal("evolve", "xy7-97")
  end)

  test("PRIM-01, MEGA-03 (" .. ruleset .. "): the turn ends", function(t)
    t:position(primal())
    t:evolve("xy7-97", "active")
    t:equal(t.turn, 4)
  end)

  test("PRIM-01, MEGA-04 (" .. ruleset .. "): its Knock Out is worth 2 Prize cards", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "xy7-97", damage = 220 }, bench = { "bw1-1" } },
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
      bench = { { "xy5-85", damage = 100 } },
      hand = { "xy1-116" },
      deck = { "xy7-97" },
    },
    opponent = { active = "xy0-26" },
  }
  t:play "xy1-116"
  t:answer "bench 1"
  t:answer "xy7-97"
  t:equal(t.me.bench[1].damage, 0)
end)
