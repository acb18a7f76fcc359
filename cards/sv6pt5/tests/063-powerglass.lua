local function with(side)
  side.active = side.active or { "swsh1-140", attached = { "sv6pt5-63" }, energy = "RRR" }
  return { ruleset = "sv", me = side, opponent = { active = "swsh1-15", discard = { "dp1-128" } } }
end

test("Powerglass: at the end of the turn, a Basic Energy card from the discard pile", function(t)
  t:position(with { discard = { "dp1-123", "swsh1-5", "dp1-125", "swsh2-171" } })
  t:end_turn()
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "use_text")
  t:answer(true)
  t:options { "dp1-123", "dp1-125" }
  t:answer "dp1-125"
  t:changed { ["active energy"] = { "+ Water Energy" }, ["me discard"] = { "- Water Energy" } }
end)

test("Powerglass: after the attack", function(t)
  t:position(with { discard = { "dp1-123" } })
  t:attack "Rolling Tackle"
  t:equal(t.opponent.active.damage, 80)
  t:answer(true)
  t:equal(t.me.active.energy, "RRRG")
end)

test("Powerglass: only if one likes", function(t)
  t:position(with { discard = { "dp1-123" } })
  t:end_turn()
  t:answer(false)
  t:unchanged()
end)

test("Powerglass: not without a Basic Energy card", function(t)
  t:position(with { discard = { "swsh1-5", "swsh2-171" } })
  t:end_turn()
  t:unchanged()
end)

test("Powerglass: not on the Bench", function(t)
  t:position(with {
    active = "swsh1-140",
    bench = { { "swsh1-22", attached = { "sv6pt5-63" } } },
    discard = { "dp1-123" },
  })
  t:end_turn()
  t:unchanged()
end)

test("Powerglass: not at the end of the opponent's turn", function(t)
  t:position(with { discard = { "dp1-123", "dp1-123" } })
  t:end_turn()
  t:answer(true)
  t:end_turn()
  t:changed { ["active energy"] = { "+ Grass Energy" }, ["me discard"] = { "- Grass Energy" } }
end)
