local function raichu(more)
  local position = {
    ruleset = "xy",
    me = { active = { "xy8-50", energy = "LRR" } },
    opponent = { active = "xy1-1" },
  }
  for key, value in pairs(more or {}) do position[key] = value end
  return position
end

test("Grand Bolt: discards all Energy", function(t)
  t:position(raichu())
  t:attack "Grand Bolt"
  t:equal(t.opponent.active.damage, 170)
  t:equal(t.me.active.energy, "")
  t:equal(t.me.discard, { "dp1-126", "dp1-124", "dp1-124" })
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("BRK-01, EX-34 (" .. ruleset .. "): Raichu's attacks beside its own", function(t)
    t:position(raichu { ruleset = ruleset })
    t:legal("attack", "Grand Bolt")
    t:legal("attack", "Thunderclap Shot")
    t:coins "H"
    t:attack "Electrosmash"
    t:equal(t.opponent.active.damage, 90)
  end)

  test("BRK-01, EX-34 (" .. ruleset .. "): its own HP", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy8-49", damage = 30 }, hand = { "xy8-50" } },
      opponent = { active = "xy0-26" },
    }
    t:equal(t.me.active.hp, 90)
    t:evolve("xy8-50", "active")
    t:equal(t.me.active.hp, 130)
    t:equal(t.me.active.damage, 30)
  end)

  test("BRK-01, EX-34 (" .. ruleset .. "): Raichu's Weakness", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "bw3-66", energy = "F" } },
      opponent = { active = "xy8-50" },
    }
    t:attack "Rock Throw"
    t:changed { ["opponent active damage"] = 40 }
  end)

  test("BRK-01, EX-34 (" .. ruleset .. "): Raichu's Resistance", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-19", energy = "MM" } },
      opponent = { active = "xy8-50" },
    }
    t:attack "Pierce"
    t:unchanged()
  end)

  test("BRK-01, EX-34 (" .. ruleset .. "): Raichu's Retreat Cost", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "xy8-50", bench = { "xy8-113" } },
      opponent = { active = "xy0-26" },
    }
    t:explain("retreat_cost", "active", { { 0 } })
    t:explain("retreat_cost", "bench 1", { { 1 } })
    t:retreat "bench 1"
    t:illegal "retreat"
  end)

  test("BRK-02, EX-34 (" .. ruleset .. "): a Stage of its own, an Evolution card", function(t)
    t:position {
      ruleset = ruleset,
      me = {
        active = "bw1-1",
        hand = { "sm1-134", "sv1-181" },
        deck = { "xy8-50", "bw1-7", "dp1-124" },
      },
      opponent = { active = "bw1-1" },
    }
    t:coins "HT"
    t:play "sm1-134"
    t:options { "xy8-50" }
    t:answer "xy8-50"
    t:play "sv1-181"
    t:options { "bw1-7" }
    t:answer "stop"
    t:illegal("bench", "xy8-50")
  end)

  test("BRK-02 (" .. ruleset .. "): the rules of evolving hold", function(t)
    local function on(active)
      t:position {
        ruleset = ruleset,
        me = { active = active, hand = { "xy8-50" } },
        opponent = { active = "bw1-1" },
      }
    end
    on { "xy8-49", new = true }
    t:illegal("evolve", "xy8-50")
    on "xy8-48"
    t:illegal("evolve", "xy8-50")
    on "xy8-49"
    t:evolve("xy8-50", "active")
    t:equal(t.turn, 3)
  end)

  test("BRK-02, EVO-04 (" .. ruleset .. "): Special Conditions end", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy8-49", conditions = { "poisoned" } }, hand = { "xy8-50" } },
      opponent = { active = "bw1-1" },
    }
    t:evolve("xy8-50", "active")
    t:equal(t.me.active.conditions, {})
  end)

  test("BRK-03 (" .. ruleset .. "): Raichu BREAK is another name, worth 1 Prize card", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" } },
      opponent = { active = { "xy8-50", damage = 110 }, bench = { "bw1-1" } },
    }
    t:equal(t.opponent.active.name, "Raichu BREAK")
    t:attack "Bite"
    t:answer(1)
    t:equal(t.me.prizes_left, 5)
    t:equal(#t.opponent.discard, 3)
  end)
end
