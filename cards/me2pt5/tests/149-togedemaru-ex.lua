local togedemaru = "me2pt5-149"

local function against(t, bench, hand)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { togedemaru, energy = "MW" }, bench = bench, hand = hand },
    opponent = { active = "me2pt5-31" },
  }
end

test("Stun Needle: heads, Paralyzed", function(t)
  against(t)
  t:coins "H"
  t:attack "Stun Needle"
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Stun Needle: tails, only damage", function(t)
  against(t)
  t:coins "T"
  t:attack "Stun Needle"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Spiky Rolling: 80 more if it used it during the last turn", function(t)
  against(t)
  t:attack "Spiky Rolling"
  t:equal(t.opponent.active.damage, 80)
  t:end_turn()
  t:attack "Spiky Rolling"
  t:equal(t.opponent.active.damage, 240)
end)

test("Spiky Rolling: not if it was the turn before that", function(t)
  against(t)
  t:attack "Spiky Rolling"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Spiky Rolling"
  t:equal(t.opponent.active.damage, 160)
end)

test("Spiky Rolling: not after Stun Needle", function(t)
  against(t)
  t:coins "T"
  t:attack "Stun Needle"
  t:end_turn()
  t:attack "Spiky Rolling"
  t:equal(t.opponent.active.damage, 100)
end)

test("Spiky Rolling: not if another Togedemaru ex used it", function(t)
  against(t, { { togedemaru, energy = "MW" } }, { "bw1-104" })
  t:attack "Spiky Rolling"
  t:end_turn()
  t:play "bw1-104"
  t:attack "Spiky Rolling"
  t:equal(t.opponent.active.damage, 160)
end)
