local function tornado(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv5-5", energy = "G" }, bench = { "sv8-70", "sv8-70", "sv8-70", "sv8-70" } },
    opponent = { active = "sv1-38", bench = bench, deck = { "dp1-123", "dp1-124" } },
  }
end

test("Expelling Tornado: all but the 3 chosen go into the deck, with what is on them", function(t)
  t:position(tornado {
    "sv8-70",
    { "sv8-71", energy = "PP", attached = { "sv5-159" } },
    "sv9-27",
    "sv8-57",
    "sv5-97",
  })
  t:attack "Expelling Tornado"
  t:options {
    "opponent bench 1",
    "opponent bench 2",
    "opponent bench 3",
    "opponent bench 4",
    "opponent bench 5",
  }
  t:fails(function() t:answer("opponent bench 1", "opponent bench 3") end, "3")
  t:shuffle "dp1-123"
  t:shuffle "dp1-123"
  t:answer("opponent bench 1", "opponent bench 3", "opponent bench 5")
  t:equal(#t.opponent.bench, 3)
  t:equal(t.opponent.bench[1].id, "sv8-70")
  t:equal(t.opponent.bench[2].id, "sv9-27")
  t:equal(t.opponent.bench[3].id, "sv5-97")
  t:equal(#t.me.bench, 4)
  t:changed {
    ["opponent bench 2"] = true,
    ["opponent bench 3"] = true,
    ["opponent bench 4"] = true,
    ["opponent bench 5"] = true,
    ["opponent hand"] = { "+ Grass Energy" },
    ["opponent deck"] = {
      "+ Pikachu ex",
      "+ 2 Psychic Energy",
      "+ Rescue Board",
      "+ Togepi",
      "+ Togetic",
      "- Grass Energy",
    },
  }
end)

test("Expelling Tornado: one of 4", function(t)
  t:position(tornado { "sv8-70", "sv8-71", "sv9-27", "sv5-97" })
  t:attack "Expelling Tornado"
  t:answer("opponent bench 2", "opponent bench 3", "opponent bench 4")
  t:equal(#t.opponent.bench, 3)
  t:equal(t.opponent.bench[1].id, "sv8-71")
end)

test("Expelling Tornado: with 3 Benched Pokémon or fewer nothing happens", function(t)
  for _, bench in ipairs { { "sv8-70", "sv8-71", "sv9-27" }, { "sv8-70", "sv8-71" }, {} } do
    t:position(tornado(bench))
    t:attack "Expelling Tornado"
    t:equal(#t.opponent.bench, #bench)
    t:equal(#t:events("shuffled"), 0)
  end
end)

local function loop(energy)
  return {
    ruleset = "sv",
    me = { active = { "sv5-5", energy = energy }, bench = { { "sv8-70", energy = "P" } } },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
end

test("Energy Loop: 140 damage, and an Energy of its own goes to the hand", function(t)
  t:position(loop "GWW")
  t:attack "Energy Loop"
  t:options { "dp1-123", "dp1-125" }
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.me.active.energy, "GW")
  t:equal(t.me.hand, { "dp1-125" })
end)

test("Energy Loop: a special Energy card, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-5", attached = { "base1-96" } } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Energy Loop"
  t:equal(t.me.active.energy, "")
  t:equal(t.me.hand, { "base1-96" })
end)
