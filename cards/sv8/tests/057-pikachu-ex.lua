local pikachu = "sv8-57"

local function attacked(active, target)
  return {
    ruleset = "sv",
    me = { active = active, hand = { "6 dp1-123" } },
    opponent = { active = target, bench = { "sv1-13" } },
  }
end

local magnezone = { "sv1-65", energy = "LL" }

test("Resolute Heart: 10 HP are left", function(t)
  t:position(attacked(magnezone, pikachu))
  t:attack "Pulse Launcher"
  t:equal(t.opponent.active.id, pikachu)
  t:equal(t.opponent.active.damage, 190)
  t:equal(t.me.prizes_left, 6)
end)

test("Resolute Heart: for damage of exactly its HP, and however much it is", function(t)
  t:position(attacked({ "me1-36", energy = "WWW" }, pikachu))
  t:attack "Frost Barrier"
  t:equal(t.opponent.active.damage, 190)
  t:position(attacked({ "me1-77", energy = "FF" }, pikachu))
  t:attack "Mega Brave"
  t:equal(t.opponent.active.damage, 190)
end)

test("Resolute Heart: from full HP that a card makes higher", function(t)
  t:position(attacked({ "me2pt5-31", energy = "RRR" }, { pikachu, attached = { "sv5-152" } }))
  t:attack "Crimson Blast"
  t:equal(t.opponent.active.damage, 290)
end)

test("Resolute Heart: not without full HP", function(t)
  t:position(attacked(magnezone, { pikachu, damage = 10 }))
  t:attack "Pulse Launcher"
  t:answer(1, 2)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.me.prizes_left, 4)
end)

test("Resolute Heart: a second attack Knocks it Out", function(t)
  t:position(attacked({ "sv1-65", energy = "LL" }, pikachu))
  t:attack "Pulse Launcher"
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1, 2)
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Resolute Heart: less damage is not changed", function(t)
  t:position(attacked({ "sv1-38", energy = "RRR" }, pikachu))
  t:attack "Blazing Shout"
  t:equal(t.opponent.active.damage, 190)
  t:position(attacked({ "sv1-80", energy = "LL" }, pikachu))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Resolute Heart: not for a Knock Out that is not by damage", function(t)
  t:position(attacked({ "sv10-18", energy = "G" }, pikachu))
  t:attack "Hydra Breath"
  t:answer(1, 2)
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Resolute Heart: not for damage counters", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-56", energy = "P" }, hand = { "10 dp1-123" } },
    opponent = { active = pikachu, bench = { "sv1-13" } },
  }
  t:attack "Powerful Hand"
  t:answer(1, 2)
  t:equal(t.opponent.active.id, "sv1-13")
end)

local function bolt(energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { pikachu, energy = energy, attached = attached },
      bench = { { "sv1-13", energy = "G" } },
    },
    opponent = { active = "sv1-65" },
  }
end

test("Topaz Bolt: 300, and 3 Energy of any type are discarded", function(t)
  t:position(bolt "GLMRW")
  t:attack "Topaz Bolt"
  t:answer "dp1-123"
  t:answer "dp1-126"
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 300)
  t:equal(#t.me.discard, 3)
  t:equal(t.me.active.energy, "MW")
  t:equal(t.me.bench[1].energy, "G")
end)

test("Topaz Bolt: with 3 all", function(t)
  t:position(bolt "GLM")
  t:attack "Topaz Bolt"
  t:equal(t.me.active.energy, "")
end)
