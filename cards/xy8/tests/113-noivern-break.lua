local function woofer(mine, theirs)
  return {
    ruleset = "xy",
    me = { active = { "xy8-113", energy = "PDR" }, hand = mine },
    opponent = { active = "xy1-1", hand = theirs },
  }
end

test("Synchro Woofer: 80 more with as many cards in hand", function(t)
  t:position(woofer({ "bw1-1" }, { "bw1-7" }))
  t:attack "Synchro Woofer"
  t:changed { ["opponent active damage"] = 150 }
end)

test("Synchro Woofer: 70 otherwise", function(t)
  t:position(woofer({ "bw1-1" }, {}))
  t:attack "Synchro Woofer"
  t:changed { ["opponent active damage"] = 70 }
end)

local below = { "xy8-112", "xy8-131" }

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("BRK-01 (" .. ruleset .. "): the attacks of the Noivern below", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy8-113", energy = "PDR", under = below } },
      opponent = { active = "xy1-1" },
    }
    t:attack "Air Slash"
    t:answer "dp1-124"
    t:equal(t.opponent.active.damage, 120)
    t:equal(t.me.active.energy, "PD")
  end)

  test("BRK-01 (" .. ruleset .. "): the Ability of the Noivern below", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "bw1-66", energy = "L" } },
      opponent = { active = { "xy8-113", under = { "xy3-77", "xy8-131" } } },
    }
    t:coins "H"
    t:attack "Scratch"
    t:unchanged()
    t:end_turn()
  end)

  test("BRK-01 (" .. ruleset .. "): a type of its own, the Weakness below", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy11-77", energy = "YR" } },
      opponent = { active = { "xy8-113", under = below } },
    }
    t:coins "T"
    t:attack "Play Rough"
    t:changed { ["opponent active damage"] = 60 }
  end)
end
