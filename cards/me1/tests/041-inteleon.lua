local function bring_down(mine, theirs, damage)
  return {
    ruleset = "sv",
    me = { active = { "me1-41", energy = "W", damage = damage }, bench = mine },
    opponent = theirs,
  }
end

test("Bring Down: the Pokémon with the fewest remaining HP is Knocked Out", function(t)
  t:position(bring_down({ "sv1-38" }, { active = "me1-1", bench = { "sv1-38", "sv8-70" } }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(#t.opponent.bench, 1)
  t:equal(t.opponent.bench[1].id, "sv1-38")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.prizes_left, 5)
end)

test("Bring Down: remaining HP count, not the printed ones", function(t)
  t:position(bring_down(nil, { active = { "sv1-38", damage = 140 }, bench = { "sv8-70" } }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv8-70")
  t:equal(t.opponent.active.damage, 0)
end)

test("Bring Down: an own Pokémon, if it has the fewest", function(t)
  t:position(bring_down({ "sv8-70", "me1-1" }, { active = { "me1-1", damage = 20 } }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(#t.me.bench, 1)
  t:equal(t.me.bench[1].id, "me1-1")
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.opponent.active.damage, 20)
end)

test(
  "Bring Down: of several with the fewest, on either side, one of the player's choice",
  function(t)
    t:position(bring_down({ "sv8-70", "me1-1" }, {
      active = { "sv1-38", damage = 130 },
      bench = { { "sv8-70", damage = 10 }, "sv8-70" },
    }))
    t:attack "Bring Down"
    t:equal(t.opponent.bench[1].id, "sv8-70")
    t:answer(1)
    t:equal(#t.opponent.bench, 1)

    t:position(bring_down({ "sv8-70", "me1-1" }, {
      active = { "sv1-38", damage = 130 },
      bench = { "sv1-38", "sv8-70" },
    }))
    t:attack "Bring Down"
    t:options { "bench 1", "opponent active", "opponent bench 2" }
    t:answer "opponent bench 2"
    t:answer(1)
    t:equal(#t.opponent.bench, 1)
    t:equal(#t.me.bench, 2)
    t:equal(t.opponent.active.damage, 130)
  end
)

test("Bring Down: never this Pokémon itself", function(t)
  t:position(bring_down(nil, { active = "sv1-38" }, 140))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(t.winner, "me")
end)

local function water_shot(energy)
  return {
    ruleset = "sv",
    me = { active = { "me1-41", energy = energy } },
    opponent = { active = "me1-36" },
  }
end

test("Water Shot: 110 damage, and an Energy is discarded", function(t)
  t:position(water_shot "W")
  t:attack "Water Shot"
  t:changed {
    ["opponent active damage"] = 110,
    ["active energy"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)

test("Water Shot: one of any type, of the player's choice", function(t)
  t:position(water_shot "WWR")
  t:attack "Water Shot"
  t:options { "dp1-125", "dp1-124" }
  t:answer "dp1-124"
  t:equal(t.me.active.energy, "WW")
  t:equal(t.me.discard, { "dp1-124" })
end)
