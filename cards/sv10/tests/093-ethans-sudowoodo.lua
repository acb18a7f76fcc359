local sudowoodo = "sv10-93"

local function imitate(t, coins, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = { sudowoodo, energy = "GG" }, bench = { "sv1-36" } },
    opponent = { active = active, bench = bench or { "sv1-36" } },
  }
  t:coins(coins)
  t:attack "Try to Imitate"
end

test("Try to Imitate: heads, one of the Active Pokémon's attacks", function(t)
  imitate(t, "H", "sv1-14")
  t:options { "Slash", "Leaf Step" }
  t:answer "Leaf Step"
  t:changed { ["opponent active damage"] = 60 }
  imitate(t, "H", "sv1-14")
  t:answer "Slash"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Try to Imitate: tails, nothing", function(t)
  imitate(t, "T", "sv1-14")
  t:unchanged()
end)

test("Try to Imitate: with its effect, and with the Weakness to this Pokémon", function(t)
  imitate(t, "H", "sv6-95")
  t:equal(t.opponent.active.damage, 30)  -- Resistance
  t:equal(t.opponent.active.conditions, { "confused" })
  imitate(t, "H", "sv10-31")
  t:answer "Flame Screen"
  t:equal(t.opponent.active.damage, 80)  -- Resistance
end)

test("Try to Imitate: what the attack does to this Pokémon, it does to Sudowoodo", function(t)
  imitate(t, "H", "sv1-38")
  t:answer "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)

test("Try to Imitate: its own copy is flipped for again", function(t)
  imitate(t, "HH", { sudowoodo, energy = "F" })
  t:options { "Impound", "Try to Imitate" }
  t:answer "Try to Imitate"
  t:answer "Impound"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("retreat", "opponent bench 1")
end)

test("Impound: the Defending Pokémon can't retreat in the opponent's next turn only", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { sudowoodo, energy = "F" } },
    opponent = { active = { "sv1-38", energy = "RRR" }, bench = { "sv1-36" } },
  }
  t:attack "Impound"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
