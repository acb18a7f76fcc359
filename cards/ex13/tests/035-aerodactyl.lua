local function primal_light(active, deck)
  return { me = { active = active, deck = deck }, opponent = { active = "dp3-55" } }
end

test("Primal Light: a basic Energy card into the hand, once a turn", function(t)
  t:position(primal_light("ex13-35", { "dp3-130", "dp1-126", "dp1-124" }))
  t:use "Primal Light"
  t:options { "dp1-126", "dp1-124" }
  t:answer "dp1-124"
  t:equal(t.me.hand, { "dp1-124" })
  t:events { { "card_shown", card = "dp1-124" }, { "shuffled" } }
  t:illegal("use", "Primal Light")
end)

test("Primal Light: none need be found", function(t)
  t:position(primal_light("ex13-35", { "dp1-126" }))
  t:use "Primal Light"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Primal Light: not with a Special Condition, not without a deck", function(t)
  t:position(primal_light({ "ex13-35", conditions = { "burned" } }, { "dp1-126" }))
  t:illegal("use", "Primal Light")
  t:position(primal_light("ex13-35", {}))
  t:illegal("use", "Primal Light")
end)

test("Granite Head: 10 less damage in the opponent's next turn, and no longer", function(t)
  t:position {
    me = { active = { "ex13-35", energy = "RR" } },
    opponent = { active = { "neo1-33", energy = "LL" } },
  }
  t:attack "Granite Head"
  t:equal(t.opponent.active.damage, 30)
  t:attack "Punch"
  t:equal(t.me.active.damage, 30)  -- twice 20 for Weakness, less 10
  t:position {
    me = { active = { "ex13-35", energy = "RR" } },
    opponent = { active = { "neo1-33", energy = "LL" } },
  }
  t:attack "Granite Head"
  t:end_turn()
  t:end_turn()
  t:attack "Punch"
  t:equal(t.me.active.damage, 40)
end)

test("EX-21 NAME-04: it is named like every Aerodactyl", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = "ex13-35", bench = { "base3-1" } },
      opponent = { active = "dp3-55" },
    }
    t:equal(t.me.active.name, t.me.bench[1].name)
  end
end)
