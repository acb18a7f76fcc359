local function facade(t, conditions, coins, theirs)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-170", energy = "L", conditions = conditions } },
    opponent = { active = { "me1-36", conditions = theirs } },
  }
  if coins then t:coins(coins) end
  t:attack "Facade"
  return t.opponent.active.damage
end

test("Facade: 100 more while Burned or Poisoned, with both no more", function(t)
  t:equal(facade(t, { "poisoned" }), 160)
  t:equal(facade(t, { "burned" }, "H"), 160)
  t:equal(facade(t, { "burned", "poisoned" }, "H"), 160)
end)

test("Facade: not for another condition, nor for the opponent's", function(t)
  t:equal(facade(t, {}), 60)
  t:equal(facade(t, { "confused" }, "H"), 60)
  t:equal(facade(t, {}, nil, { "poisoned" }), 70)
end)

local function strike(bench, attached)
  return {
    ruleset = "sv",
    me = { active = { "me2pt5-170", energy = "LLR", attached = attached } },
    opponent = { active = "me1-36", bench = bench },
  }
end

test("Feathery Strike: 2 Energy discarded, and 50 to a Benched Pokémon", function(t)
  t:position(strike({ "sv1-13", "sv7-43" }, { "sv5-161" }))
  t:attack "Feathery Strike"
  t:answer "opponent bench 2"
  t:answer "dp1-124"
  t:answer "sv5-161"
  t:changed {
    ["opponent active damage"] = 150,
    ["opponent bench 2 damage"] = 50,
    ["active energy"] = { "- Fire Energy", "- Mist Energy" },
    ["me discard"] = { "+ Fire Energy", "+ Mist Energy" },
  }
end)

test("Feathery Strike: one Benched Pokémon needs no choice", function(t)
  t:position(strike { "me1-106" })
  t:attack "Feathery Strike"
  t:answer "dp1-126"
  t:answer "dp1-124"
  t:equal(t.opponent.bench[1].damage, 50)
  t:equal(t.me.active.energy, "L")
end)

test("Feathery Strike: with an empty Bench 2 Energy, too", function(t)
  t:position(strike {})
  t:attack "Feathery Strike"
  t:answer "dp1-126"
  t:answer "dp1-126"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.me.active.energy, "R")
end)
