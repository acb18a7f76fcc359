local darmanitan = "sv9-27"

local function draft(discard)
  return {
    ruleset = "sv",
    me = { active = { darmanitan, energy = "RW" }, discard = { "3 dp1-124" } },
    opponent = { active = "me2pt5-31", discard = discard },
  }
end

test("Back Draft: 30 for each Basic Energy card in the opponent's discard pile", function(t)
  t:position(draft { "2 dp1-124", "dp1-130", "dp1-123", "sv9-159", "dp3-130", "sv1-13" })
  t:attack "Back Draft"
  t:equal(t.opponent.active.damage, 120)
end)

test("Back Draft: nothing without one", function(t)
  t:position(draft { "sv9-159", "sv1-13" })
  t:attack "Back Draft"
  t:unchanged()
end)

local function cannon(bench)
  return {
    ruleset = "sv",
    me = {
      active = { darmanitan, energy = "RRW", attached = { "sv9-159" } },
      bench = { { "sv1-36", energy = "R" } },
    },
    opponent = { active = "me2pt5-31", bench = bench },
  }
end

test("Flamebody Cannon: all Energy, and 90 to a Benched Pokémon without Weakness", function(t)
  t:position(cannon { "sv1-80", "me1-94" })
  t:attack "Flamebody Cannon"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent bench 2 damage"] = 90,
    ["active energy"] = { "- 2 Fire Energy", "- Water Energy", "- Spiky Energy" },
    ["me discard"] = { "+ 2 Fire Energy", "+ Water Energy", "+ Spiky Energy" },
  }
end)

test("Flamebody Cannon: Weakness for the Active Pokémon", function(t)
  local position = cannon { "sv1-80" }
  position.opponent.active = "me1-94"
  t:position(position)
  t:attack "Flamebody Cannon"
  t:equal(t.opponent.active.damage, 180)
  t:equal(t.opponent.bench[1].damage, 90)
end)

test("Flamebody Cannon: without a Benched Pokémon the Energy goes too", function(t)
  t:position(cannon {})
  t:attack "Flamebody Cannon"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.me.active.energy, "")
end)
