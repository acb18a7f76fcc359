local function against_kabutops(side)
  return {
    me = {
      active = { "dp3-55", damage = 20, energy = "L" },
      hand = { "dp3-127", "dp3-121", "dp3-126", "dp1-126", "dp3-94" },
    },
    opponent = side,
  }
end

test("CARD-04 Primal Shell: the opponent can't play plain Trainer cards", function(t)
  t:position(against_kabutops { active = "dp5-6" })
  t:illegal("play", "dp3-127")
  t:illegal("play", "dp3-121")
  t:legal("play", "dp3-126")
  t:legal("attach", "dp1-126")
  t:legal("bench", "dp3-94")
end)

test("Primal Shell: its owner can", function(t)
  t:position {
    me = { active = { "dp5-6", damage = 10 }, hand = { "dp3-127" } },
    opponent = { active = "dp3-55" },
  }
  t:legal("play", "dp3-127")
end)

test("Primal Shell: not from the Bench", function(t)
  t:position(against_kabutops { active = "dp3-94", bench = { "dp5-6" } })
  t:legal("play", "dp3-127")
  t:legal("play", "dp3-121")
end)

test("Chop Up: 10 damage to each damaged Benched Pokémon of the opponent", function(t)
  t:position {
    me = { active = { "dp5-6", energy = "FFL" }, bench = { { "dp3-94", damage = 10 } } },
    opponent = {
      active = { "dp3-20", damage = 20 },
      bench = { { "dp3-113", damage = 10 }, "dp3-94", { "dp3-94", damage = 30 } },
    },
  }
  t:attack "Chop Up"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent bench 1 damage"] = 20,
    ["opponent bench 3 damage"] = 40,
  }
end)

test("Chop Up: nobody else is damaged", function(t)
  t:position {
    me = { active = { "dp5-6", energy = "FFL" } },
    opponent = { active = "dp3-3", bench = { "dp3-113" } },
  }
  t:attack "Chop Up"
  t:changed { ["opponent active damage"] = 50 }
end)
