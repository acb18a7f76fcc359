local function kyurem(ruleset, opponent)
  return {
    ruleset = ruleset,
    me = { active = { "bw7-101", energy = "WLLR" } },
    opponent = opponent or { active = "xy0-5" },
  }
end

test("Dragon Fang: heads, Paralyzed", function(t)
  t:position(kyurem "xy")
  t:coins "H"
  t:attack "Dragon Fang"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Dragon Fang: tails, only damage", function(t)
  t:position(kyurem "xy")
  t:coins "T"
  t:attack "Dragon Fang"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Freeze Shock: it cannot attack in its player's next turn", function(t)
  t:position(kyurem("xy", { active = "xy1-1" }))
  t:attack "Freeze Shock"
  t:equal(t.opponent.active.damage, 150)
  t:end_turn()
  t:illegal "attack"
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Freeze Shock")
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("PEX-02 (" .. ruleset .. "): its Knock Out is worth 2 Prize cards", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "bw7-101", damage = 160 }, bench = { "bw7-101" } },
    }
    t:attack "Bite"
    t:answer(1, 2)
    t:equal(t.me.prizes_left, 4)
  end)

  test("PEX-02 (" .. ruleset .. "): otherwise it is a Basic Pokémon like any other", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "bw1-1", hand = { "bw7-101", "sv1-181" }, deck = { "bw7-101", "dp1-124" } },
      opponent = { active = "bw1-1" },
    }
    t:bench "bw7-101"
    t:play "sv1-181"
    t:answer "bw7-101"
    t:equal(#t.me.bench, 2)
  end)

  test("PEX-01 (" .. ruleset .. "): Black Kyurem is worth 1 Prize card", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "bw7-100", damage = 120 }, bench = { "bw7-101" } },
    }
    t:attack "Bite"
    t:answer(1)
    t:equal(t.me.prizes_left, 5)
  end)
end
