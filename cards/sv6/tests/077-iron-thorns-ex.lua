local thorns = "sv6-77"

local function table_with(mine, bench, theirs, hand)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench, hand = hand or { "dp1-123", "dp1-123" } },
    opponent = { active = theirs },
  }
end

local dance = { "sv6-25", "sv1-80" }

test("Initialization: the opponent's Iron Thorns ex, my Pokémon ex has no Abilities", function(t)
  t:position(table_with("sv1-80", dance, thorns))
  t:illegal("use", "Teal Dance")
  t:position(table_with("sv1-80", dance, "sv6-61"))
  t:legal("use", "Teal Dance")
end)

test("Initialization: nor with my own in the Active Spot", function(t)
  t:position(table_with(thorns, dance, "sv6-61"))
  t:illegal("use", "Teal Dance")
end)

test("Initialization: every Pokémon with a Rule Box", function(t)
  t:position(table_with("sv1-80", { "swsh10-46" }, thorns))
  t:illegal("use", "Concealed Cards")
  t:position(table_with("sv1-80", { "swsh10-46" }, "sv6-61"))
  t:legal("use", "Concealed Cards")
  t:position(table_with("sv1-80", { "swsh8-185" }, thorns))
  t:illegal("use", "Fusion Strike System")
  t:position(table_with({ "sv1-13", energy = "G" }, { "me1-3" }, thorns))
  t:illegal("use", "Solar Transfer")
end)

test("Initialization: not from the Bench", function(t)
  t:position(table_with("sv1-80", { "sv6-25", thorns }, "sv6-61"))
  t:legal("use", "Teal Dance")
end)

test("Initialization: Pokémon without a Rule Box have Abilities", function(t)
  t:position(table_with("sv1-80", { { "sv6-95", energy = "D", damage = 20 } }, thorns))
  t:legal("use", "Adrena-Brain")
end)

local function cyclone(bench)
  return {
    ruleset = "sv",
    me = { active = { thorns, energy = "LLG" }, bench = bench },
    opponent = { active = "sv1-86" },
  }
end

test("Volt Cyclone: an Energy goes to one of my Benched Pokémon", function(t)
  t:position(cyclone { "sv1-13", "sv1-36" })
  t:attack "Volt Cyclone"
  t:answer "bench 2"
  t:answer "dp1-123"
  t:changed {
    ["opponent active damage"] = 140,
    ["active energy"] = { "- Grass Energy" },
    ["bench 2 energy"] = { "+ Grass Energy" },
  }
end)

test("Volt Cyclone: with an empty Bench only damage", function(t)
  t:position(cyclone {})
  t:attack "Volt Cyclone"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Initialization: Future Pokémon have Abilities", function(t)
  for _, theirs in ipairs { thorns, "sv6-61" } do
    t:position(table_with({ "sv7-71", energy = "PG" }, { "sv5-81" }, theirs, {}))
    t:attack "Adjusted Horn"
    t:equal(t.opponent.active.damage, 190)
  end
end)
