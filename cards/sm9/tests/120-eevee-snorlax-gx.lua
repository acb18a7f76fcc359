test("Cheer Up: an Energy card of the hand to one own Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = {
      active = { "sm9-120", energy = "R" },
      bench = { "sm1-24" },
      hand = { "sm1-24", "dp1-124", "dp1-125" },
    },
    opponent = { active = "sm1-42" },
  }
  t:attack "Cheer Up"
  t:answer "dp1-124"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "R")
  t:equal(t.me.hand, { "sm1-24", "dp1-125" })
end)

test("Cheer Up: without Energy in the hand", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm9-120", energy = "R" }, hand = { "sm1-24" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Cheer Up"
  t:unchanged()
end)

local function dump_truck_press(t, defender)
  t:position {
    ruleset = "sm",
    me = { active = { "sm9-120", energy = "RRRR" } },
    opponent = { active = defender },
  }
  t:attack "Dump Truck Press"
  return t.opponent.active.damage
end

test("Dump Truck Press: 120 more damage to an Evolution Pokémon", function(t)
  t:equal(dump_truck_press(t, "sm1-42"), 240)
  t:equal(dump_truck_press(t, "sm9-33"), 120)
end)

local function megaton_friends(t, energy, hand)
  t:position {
    ruleset = "sm",
    me = { active = { "sm9-120", energy = energy }, hand = hand },
    opponent = { active = "sm1-42" },
  }
  t:attack "Megaton Friends-GX"
  t:equal(t.opponent.active.damage, 210)
  return #t.me.hand
end

test("Megaton Friends-GX: with an Energy more, up to 10 cards in the hand", function(t)
  t:equal(megaton_friends(t, "RRRRW", { "sm1-24", "sm1-24" }), 10)
end)

test("Megaton Friends-GX: without it, none", function(t)
  t:equal(megaton_friends(t, "RRRR", { "sm1-24", "sm1-24" }), 2)
end)

test("Megaton Friends-GX: 10 cards in the hand already", function(t)
  local hand = {}
  for _ = 1, 11 do hand[#hand + 1] = "sm1-24" end
  t:equal(megaton_friends(t, "RRRRW", hand), 11)
end)
