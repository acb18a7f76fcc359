local function shot(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv6pt5-5", energy = "GG" }, hand = hand },
    opponent = { active = "me1-36", hand = { "3 dp1-123" } },
  }
end

test("Power Shot: discards a Basic Grass Energy card from the hand", function(t)
  t:position(shot { "2 dp1-123", "dp1-124", "swsh4-162" })
  t:attack "Power Shot"
  t:changed {
    ["opponent active damage"] = 170,
    ["me hand"] = { "- Grass Energy" },
    ["me discard"] = { "+ Grass Energy" },
  }
end)

test("Power Shot: the last one", function(t)
  t:position(shot { "dp1-123" })
  t:attack "Power Shot"
  t:equal(t.opponent.active.damage, 170)
  t:equal(t.me.hand, {})
  t:equal(t.me.active.energy, "GG")
end)

test("Power Shot: nothing without one", function(t)
  for _, hand in ipairs { {}, { "dp1-124" }, { "swsh4-162", "sv1-13" } } do
    t:position(shot(hand))
    t:attack "Power Shot"
    t:unchanged()
  end
end)
