local function teal(side, theirs)
  side.active = side.active or { "sv6-25", energy = "GGG" }
  return { ruleset = "sv", me = side, opponent = theirs or { active = "sv6-61" } }
end

test("Teal Dance: attaches Grass Energy from the hand, and draws", function(t)
  t:position(teal { hand = { "dp1-123" }, deck = { "dp1-124", "dp1-125" } })
  t:use "Teal Dance"
  t:changed {
    ["active energy"] = { "+ Grass Energy" },
    ["me hand"] = { "- Grass Energy", "+ Fire Energy" },
    ["me deck"] = { "- Fire Energy" },
    ["active used this turn"] = { "+ Teal Dance" },
  }
  t:illegal("use", "Teal Dance")
end)

test("Teal Dance: only Basic Grass Energy", function(t)
  t:position(teal { hand = { "dp1-124" } })
  t:illegal("use", "Teal Dance")
end)

test("Myriad Leaf Shower: 30 more damage for each Energy on both Active Pokémon", function(t)
  t:position(teal({}, { active = { "sv6-61", energy = "W" } }))
  t:attack "Myriad Leaf Shower"
  t:equal(t.opponent.active.damage, 150)
end)

test("Tera: no damage on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-37", energy = "W" } },
    opponent = { active = "sv6-61", bench = { "sv6-25" } },
  }
  t:answer "opponent bench 1"
  t:attack "Water Arrow"
  t:equal(t.opponent.bench[1].damage, 0)
end)
