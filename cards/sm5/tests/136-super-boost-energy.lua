local boost, primarina, incineroar = "sm5-136", "sm1-41", "sm1-26"

local function position(active, bench)
  return {
    ruleset = "sm",
    me = { active = active, bench = bench },
    opponent = { active = "sm1-42" },
  }
end

test("Super Boost Energy ◇: Colorless Energy on a Basic or a Stage 1", function(t)
  t:position(position { "sm1-24", attached = { boost } })
  t:illegal("attack", "Bite")  -- Fire
  t:position(position({ "sm1-39", energy = "W", attached = { boost } }, { primarina }))
  t:legal("attack", "Water Gun")  -- Water, Colorless
  t:position(position { "sm1-25", attached = { boost } })
  t:illegal("attack", "Fury Swipes")  -- Fire
end)

test("Super Boost Energy ◇: every type on a Stage 2, but one at a time", function(t)
  t:position(position { incineroar, attached = { boost } })
  t:illegal("attack", "Fire Fang")  -- Fire, Colorless
  t:position(position { incineroar, energy = "W", attached = { boost } })
  t:legal("attack", "Fire Fang")
  t:illegal("attack", "Darkest Lariat")  -- Fire, Fire, Colorless
end)

test("Super Boost Energy ◇: four at a time with 3 Stage 2 Pokémon in play", function(t)
  t:position(position({ incineroar, attached = { boost } }, { primarina, "sm1-25" }))
  t:illegal("attack", "Darkest Lariat")
  t:position(position({ incineroar, attached = { boost } }, { primarina, primarina }))
  t:legal("attack", "Darkest Lariat")
  t:equal(t.me.active.energy, "****")
end)

test("Super Boost Energy ◇: with 3 Stage 2 Pokémon, still Colorless on a Stage 1", function(t)
  t:position(position({ "sm1-25", attached = { boost } }, { primarina, primarina, incineroar }))
  t:illegal("attack", "Fury Swipes")
  t:equal(t.me.active.energy, "C")
end)

test("Super Boost Energy ◇: other Energy there stays what it is", function(t)
  t:position(position { incineroar, energy = "WW", attached = { boost } })
  t:illegal("attack", "Darkest Lariat")
  t:equal(t.me.active.energy, "WW*")
end)
