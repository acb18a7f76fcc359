local moltres, bolt = "sv10-31", "sv5-123"

local function screen()
  return {
    ruleset = "sv",
    me = { active = { moltres, energy = "RRR" } },
    opponent = { active = { "sv10-68", energy = "LL", attached = { "sv5-152" } } },
  }
end

test("Flame Screen: 50 less after Weakness in the opponent's next turn only", function(t)
  t:position(screen())
  t:attack "Flame Screen"
  t:equal(t.opponent.active.damage, 110)
  t:attack "Electroslug"
  t:equal(t.me.active.damage, 50)
  t:end_turn()
  t:attack "Electroslug"
  t:equal(t.me.active.damage, 150)
end)

test("Flame Screen: not less damage to another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { moltres, energy = "RRR" }, bench = { bolt } },
    opponent = { active = { "sv9-111", energy = "M" } },
  }
  t:attack "Flame Screen"
  t:attack "Insta-Strike"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 30)
end)

local function incineration(attached, energy)
  return {
    ruleset = "sv",
    me = { active = { moltres, energy = energy, attached = attached } },
    opponent = {
      active = { "sv1-37", energy = "R", attached = { "sv1-193", "sv2-193" } },
      bench = { "sv1-13" },
    },
  }
end

test("Evil Incineration: discards the Active Pokémon and all its cards", function(t)
  t:position(incineration({ "sv10-182" }, "RR"))
  t:attack "Evil Incineration"
  t:changed {
    ["opponent active"] = "Sprigatito",
    ["opponent bench 1"] = true,
    ["active energy"] = { "- Team Rocket's Energy" },
    ["me discard"] = { "+ Team Rocket's Energy" },
    ["opponent discard"] = {
      "+ Crocalor",
      "+ Fuecoco",
      "+ Fire Energy",
      "+ Rocky Helmet",
      "+ Therapeutic Energy",
    },
  }
  t:equal(t.me.prizes_left, 6)
end)

test("Evil Incineration: discards one Team Rocket's Energy of two", function(t)
  t:position(incineration({ "sv10-182", "sv10-182" }, "R"))
  t:attack "Evil Incineration"
  t:equal(t.me.discard, { "sv10-182" })
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Evil Incineration: nothing without a Team Rocket's Energy", function(t)
  t:position(incineration({ "sv2-193" }, "RRR"))
  t:attack "Evil Incineration"
  t:unchanged()
end)

test("Evil Incineration: without a Benched Pokémon the opponent loses", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { moltres, energy = "RR", attached = { "sv10-182" } } },
    opponent = { active = bolt },
  }
  t:attack "Evil Incineration"
  t:equal(t.winner, "me")
end)
