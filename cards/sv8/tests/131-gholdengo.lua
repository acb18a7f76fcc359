local gholdengo, gimmighoul = "sv8-131", "sv8-97"

local function rich(active, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = bench, hand = { gholdengo, "bw1-104" } },
    opponent = { active = "sv6-61" },
  }
end

test("Strike It Rich: 90 more in the turn it evolved", function(t)
  t:position(rich { gimmighoul, energy = "M" })
  t:evolve(gholdengo, "active")
  t:attack "Strike It Rich"
  t:equal(t.opponent.active.damage, 120)
end)

test("Strike It Rich: also if it evolved on the Bench", function(t)
  t:position(rich("dp3-55", { { gimmighoul, energy = "M" } }))
  t:evolve(gholdengo, "bench 1")
  t:play "bw1-104"
  t:attack "Strike It Rich"
  t:equal(t.opponent.active.damage, 120)
end)

test("Strike It Rich: not in a later turn", function(t)
  t:position(rich { gimmighoul, energy = "M" })
  t:evolve(gholdengo, "active")
  t:end_turn()
  t:end_turn()
  t:attack "Strike It Rich"
  t:equal(t.opponent.active.damage, 30)
end)

test("Strike It Rich: not if another Gholdengo evolved", function(t)
  t:position(rich({ gholdengo, energy = "M" }, { gimmighoul }))
  t:evolve(gholdengo, "bench 1")
  t:attack "Strike It Rich"
  t:equal(t.opponent.active.damage, 30)
end)

test("Strike It Rich: not for a copy by a Pokémon that evolved from another", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me3-30", energy = "PPP" }, hand = { "sv6-79" } },
    opponent = { active = gholdengo },
  }
  t:evolve("sv6-79", "active")
  t:attack "Metronome"
  t:answer "Strike It Rich"
  t:equal(t.opponent.active.damage, 30)
end)
