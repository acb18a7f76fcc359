local function path(active, bench)
  return {
    ruleset = "sv",
    stadium = "swsh6-148",
    me = { active = active, bench = bench },
    opponent = { active = "sm1-42", bench = { { "sm1-9", damage = 10 } } },
  }
end

local damaged_grass = { "sm1-9", damage = 30 }

test("Path to the Peak: no Abilities on a Pokémon VSTAR", function(t)
  t:position(path("swsh9-14", { damaged_grass }))
  t:illegal("use", "Star Bloom")
end)

test("Path to the Peak: none on a Radiant Pokémon", function(t)
  t:position {
    ruleset = "sv",
    stadium = "swsh6-148",
    me = { active = "swsh10-46", hand = { "dp1-124" } },
    opponent = { active = "sm1-42" },
  }
  t:illegal("use", "Concealed Cards")
end)

test("Path to the Peak: not of Pokémon without a Rule Box", function(t)
  t:position(path "sm1-113")
  t:legal("use", "Instruct")
end)

test("Path to the Peak: the opponent's, too", function(t)
  t:position {
    ruleset = "sv",
    stadium = "swsh6-148",
    me = { active = "sm1-24" },
    opponent = { active = "swsh9-14", bench = { damaged_grass } },
  }
  t:end_turn()
  t:illegal("use", "Star Bloom")
end)

test("Path to the Peak: only while it is there", function(t)
  local position = path("swsh9-14", { damaged_grass })
  position.me.hand = { "swsh5-138" }
  t:position(position)
  t:play "swsh5-138"
  t:legal("use", "Star Bloom")
end)
