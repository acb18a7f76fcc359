local function rotation(side, theirs)
  side.active = side.active or "dp3-55"
  side.hand = side.hand or { "sv7-101" }
  return { ruleset = "sv", me = side, opponent = theirs or { active = "me1-28" } }
end

test("Emergency Rotation: from the hand onto the Bench", function(t)
  t:position(rotation {})
  t:use "Emergency Rotation"
  t:changed { ["bench 1"] = "Klinklang", ["me hand"] = { "- Klinklang" } }
  t:events { { "card_shown", card = "sv7-101" }, { "benched", card = "sv7-101", from = "hand" } }
end)

test("Emergency Rotation: each copy", function(t)
  t:position(rotation { hand = { "sv7-101", "sv7-101" } })
  t:use "Emergency Rotation"
  t:use "Emergency Rotation"
  t:changed {
    ["bench 1"] = "Klinklang",
    ["bench 2"] = "Klinklang",
    ["me hand"] = { "- 2 Klinklang" },
  }
end)

test("Emergency Rotation: not if the opponent has no Stage 2 Pokémon", function(t)
  t:position(rotation({}, { active = "sv6-60", bench = { "dp3-55" } }))
  t:illegal("use", "Emergency Rotation")
end)

test("Emergency Rotation: not with a full Bench", function(t)
  t:position(rotation { bench = { "dp3-98", "dp3-98", "dp3-98", "dp3-98", "dp3-98" } })
  t:illegal("use", "Emergency Rotation")
end)

test("Emergency Rotation: neither in play nor in the discard pile", function(t)
  t:position(rotation { active = "sv7-101", hand = { "dp1-123" }, discard = { "sv7-101" } })
  t:illegal("use", "Emergency Rotation")
end)

test("Hyper Ray: all Energy is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv7-101", energy = "MMM" } },
    opponent = { active = "me1-28" },
  }
  t:attack "Hyper Ray"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.discard, 3)
end)
