local zacian = "swshp-SWSH163"

local function attacking(side, opposing)
  return { ruleset = "sv", me = side, opponent = opposing or { active = "swsh1-142" } }
end

test("Union Gain: up to 2 Metal Energy of the discard pile", function(t)
  local side = {
    active = { zacian, energy = "R" },
    discard = { "dp1-130", "dp1-124", "dp1-130", "dp1-130" },
  }
  t:position(attacking(side))
  t:attack "Union Gain"
  t:fails(function() t:answer("dp1-130", "dp1-130", "dp1-130") end, "takes 1 to 2 picks")
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks, not 0")
  t:answer("dp1-130", "dp1-130")
  t:equal(t.me.active.energy, "RMM")
  t:position(attacking(side))
  t:attack "Union Gain"
  t:answer "dp1-130"
  t:equal(t.me.active.energy, "RM")
end)

test("Union Gain: none there", function(t)
  t:position(attacking { active = { zacian, energy = "R" }, discard = { "dp1-124" } })
  t:attack "Union Gain"
  t:unchanged()
end)

test("Dance of the Crowned Sword: 150 less damage in the opponent's next turn", function(t)
  t:position(attacking({ active = { zacian, energy = "MMR" } }, {
    active = { "swsh9-18", energy = "RRRR" },
  }))
  t:attack "Dance of the Crowned Sword"
  t:equal(t.opponent.active.damage, 150)
  t:attack "Explosive Fire"  -- 230, then Weakness
  t:equal(t.me.active.damage, 160)
  t:end_turn()
  t:attack "Explosive Fire"
  t:answer(1, 2, 3)
  t:equal(t.winner, "opponent")
end)

test("Dance of the Crowned Sword: not in the turn after", function(t)
  t:position(attacking({ active = { zacian, energy = "MMR" } }, {
    active = { "swsh9-18", energy = "RRRR" },
  }))
  t:attack "Dance of the Crowned Sword"
  t:end_turn()
  t:end_turn()
  t:attack "Explosive Fire"  -- 230, then Weakness
  t:answer(1, 2, 3)
  t:equal(t.winner, "opponent")
end)

test("Master Blade: discards 3 Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { zacian, energy = "MMMR" } },
    opponent = { active = "swsh1-142", bench = { "sm1-24" } },
  }
  t:attack "Master Blade"
  t:answer "dp1-130"
  t:answer "dp1-130"
  t:answer "dp1-124"
  t:answer(1, 2, 3)
  t:equal(t.me.active.energy, "M")
end)

test("Master Blade: a card that provides two Energy counts twice", function(t)
  t:position(attacking { active = { zacian, energy = "MMMR", attached = { "base1-96" } } })
  t:attack "Master Blade"
  t:answer "base1-96"
  t:answer "dp1-124"
  t:answer(1, 2, 3)
  t:equal(t.me.active.energy, "MMM")
  t:equal(t.me.discard, { "base1-96", "dp1-124" })
end)

test("Union Gain: no Pokémon, no Special Energy", function(t)
  t:position(attacking { active = { zacian, energy = "R" }, discard = { "dp5-29", "sv5-162" } })
  t:attack "Union Gain"
  t:unchanged()
end)
