local function bolt(discard, bench)
  return {
    ruleset = "xy",
    me = { active = { "xy4-24", energy = "LR" }, bench = bench, discard = discard },
    opponent = { active = "xy0-5" },
  }
end

test("Turbo Bolt: 2 basic Energy cards to one Benched Pokémon", function(t)
  t:position(bolt({ "dp1-126", "base1-96", "dp1-124", "dp1-123" }, { "bw1-1", "xy1-79" }))
  t:attack "Turbo Bolt"
  t:answer "bench 2"
  t:options { "dp1-126", "dp1-124", "dp1-123" }
  t:fails(function() t:answer("dp1-126", "dp1-124", "dp1-123") end, "takes 2 to 2 picks")
  t:fails(function() t:answer "dp1-126" end, "takes 2 to 2 picks")
  t:answer("dp1-126", "dp1-123")
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.me.bench[2].energy, "LG")
  t:equal(t.me.discard, { "base1-96", "dp1-124" })
end)

test("Turbo Bolt: the only one there is", function(t)
  t:position(bolt({ "dp1-126" }, { "bw1-1" }))
  t:attack "Turbo Bolt"
  t:equal(t.me.bench[1].energy, "L")
end)

test("Turbo Bolt: none in the discard pile", function(t)
  t:position(bolt({ "base1-96" }, { "bw1-1" }))
  t:attack "Turbo Bolt"
  t:changed { ["opponent active damage"] = 110 }
end)

test("Turbo Bolt: 110 damage without a Bench", function(t)
  t:position(bolt({ "dp1-126" }, {}))
  t:attack "Turbo Bolt"
  t:changed { ["opponent active damage"] = 110 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("MEGA-03 (" .. ruleset .. "): the turn ends", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "xy4-23", hand = { "xy4-24" } },
      opponent = { active = "xy0-5" },
    }
    t:evolve("xy4-24", "active")
    t:equal(t.turn_player, "opponent")
  end)
end
