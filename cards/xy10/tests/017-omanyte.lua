for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01, EX-28 (" .. ruleset .. "): Omanyte cannot be put onto the Bench", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "bw1-1", hand = { "xy10-17" } },
      opponent = { active = "bw1-1" },
    }
    t:illegal("bench", "xy10-17")
    t:illegal("evolve", "xy10-17")
  end)

  test("RST-04 (" .. ruleset .. "): Omastar evolves from it", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy10-17", energy = "WL" }, hand = { "xy10-18" } },
      opponent = { active = "xy0-26" },
    }
    t:evolve("xy10-18", "active")
    t:attack "Spinning Attack"
    t:equal(t.opponent.active.damage, 60)
  end)
end
