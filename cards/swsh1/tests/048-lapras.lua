local function aqua_wash(t, energy)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-48", energy = "WWWW" } },
    opponent = { active = { "sm1-42", energy = energy } },
  }
  t:attack "Aqua Wash"
end

test("Aqua Wash: 2 Energy go back into the opponent's hand", function(t)
  aqua_wash(t, "WRW")
  t:answer(true)
  t:answer "dp1-125"
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.active.energy, "W")
  local hand = t.opponent.hand
  t:equal({ hand[1], hand[2] }, { "dp1-125", "dp1-124" })
end)

test("Aqua Wash: one may decline", function(t)
  aqua_wash(t, "WRW")
  t:answer(false)
  t:equal(t.opponent.active.energy, "WRW")
end)

test("Aqua Wash: a single Energy", function(t)
  aqua_wash(t, "R")
  t:answer(true)
  t:equal(t.opponent.active.energy, "")
  t:equal(t.opponent.hand[1], "dp1-124")
end)

test("Aqua Wash: no Energy, no question", function(t)
  aqua_wash(t, "")
  t:equal(t.opponent.active.damage, 70)
end)

test("Aqua Wash: a card that provides two Energy is enough", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-48", energy = "WWWW" } },
    opponent = { active = { "sm1-42", energy = "WR", attached = { "base1-96" } } },
  }
  t:attack "Aqua Wash"
  t:answer(true)
  t:answer "base1-96"
  t:equal(t.opponent.active.energy, "WR")
  t:equal(t.opponent.hand[1], "base1-96")
end)
