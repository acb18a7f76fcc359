local function shroud(bench)
  return {
    ruleset = "sv",
    me = { active = "sv8-143", bench = bench },
    opponent = { active = "sv2-150", bench = { "sv1-80", "me1-55" } },
  }
end

test("Freezing Shroud: a counter on each Pokémon with an Ability, on both sides", function(t)
  t:position(shroud { "sv6-53", "sv1-13", "me1-55" })
  t:end_turn()
  t:changed {
    ["active damage"] = 10,
    ["bench 3 damage"] = 10,
    ["opponent active damage"] = 10,
    ["opponent bench 2 damage"] = 10,
  }
end)

test("Freezing Shroud: each Checkup, and from the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-53", bench = { "sv1-13" } },
    opponent = { active = "me1-55" },
  }
  t:end_turn()
  t:equal(t.opponent.active.damage, 10)
  t:end_turn()
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.damage, 0)
end)

test("Freezing Shroud: no counter on any Froslass, two of them put 2", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-53", bench = { "me1-55" } },
    opponent = { active = "sv6-53", bench = { "me1-55" } },
  }
  t:end_turn()
  t:changed { ["bench 1 damage"] = 20, ["opponent bench 1 damage"] = 20 }
end)
