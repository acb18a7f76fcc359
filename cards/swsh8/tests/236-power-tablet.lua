local function tablets(active, energy)
  return {
    ruleset = "sv",
    me = { active = { active, energy = energy }, hand = { "swsh8-236", "swsh8-236" } },
    opponent = { active = "sm9-120" },
  }
end

test("Power Tablet: 30 more damage by Fusion Strike Pokémon", function(t)
  t:position(tablets("swsh8-185", "MMW"))
  t:play "swsh8-236"
  t:attack "Techno Blast"
  t:equal(t.opponent.active.damage, 240)
end)

test("Power Tablet: two of them", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh8-185", energy = "MMW" }, hand = { "swsh8-236", "swsh8-236" } },
    opponent = { active = "swsh1-142" },
  }
  t:play "swsh8-236"
  t:play "swsh8-236"
  t:attack "Techno Blast"
  t:equal(t.opponent.active.damage, 270)
end)

test("Power Tablet: before Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh8-185", energy = "MMW" }, hand = { "swsh8-236" } },
    opponent = { active = "swsh11-79", bench = { "sm1-24" } },
  }
  t:play "swsh8-236"
  t:attack "Techno Blast"
  t:answer(1)
  t:explain {
    { "base", 210, by = "swsh8-185" },
    { "attacker", 240, by = "swsh8-236" },
    { "weakness", 480 },
    { "result", 480 },
  }
end)

test("Power Tablet: no other Pokémon", function(t)
  t:position(tablets("sm1-24", "R"))
  t:play "swsh8-236"
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 10)
end)

test("Power Tablet: for this turn only", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh8-185", energy = "MMW" }, hand = { "swsh8-236" } },
    opponent = { active = "sm9-120" },
  }
  t:play "swsh8-236"
  t:end_turn()
  t:end_turn()
  t:attack "Techno Blast"
  t:equal(t.opponent.active.damage, 210)
end)
