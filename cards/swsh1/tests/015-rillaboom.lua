local function against(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-15", energy = "GGGG" }, bench = { "swsh1-13" } },
    opponent = { active = active, bench = bench },
  }
end

test("Drum Roll: 10 to each on the opponent's Bench, without Weakness", function(t)
  t:position(against("swsh1-140", { "swsh1-22", "swsh1-100" }))
  t:attack "Drum Roll"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 2 damage"] = 10,
  }
end)

test("Drum Roll: with an empty Bench", function(t)
  t:position(against("swsh1-140", {}))
  t:attack "Drum Roll"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Drum Beating: not again in the next turn, Drum Roll is; then it is free", function(t)
  t:position(against("swsh1-15", {}))
  t:attack "Drum Beating"
  t:equal(t.opponent.active.damage, 180)
  t:end_turn()
  t:illegal("attack", "Drum Beating")
  t:legal("attack", "Drum Roll")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Drum Beating")
end)

test("Drum Beating: another Rillaboom may use it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh1-15", energy = "GGGGGGGG" },
      bench = { { "swsh1-15", energy = "GGGG" } },
    },
    opponent = { active = "swsh1-15" },
  }
  t:attack "Drum Beating"
  t:end_turn()
  t:retreat "bench 1"
  t:legal("attack", "Drum Beating")
end)
