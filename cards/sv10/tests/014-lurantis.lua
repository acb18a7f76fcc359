local function lurantis(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv10-14", energy = "G" }, hand = hand },
    opponent = { active = "me1-36", hand = { "2 dp1-123" } },
  }
end

test("Petal Blade Dance: discards 2 Basic Grass Energy cards from the hand", function(t)
  t:position(lurantis { "3 dp1-123", "dp1-124", "swsh4-162" })
  t:attack "Petal Blade Dance"
  t:changed {
    ["opponent active damage"] = 130,
    ["me hand"] = { "- 2 Grass Energy" },
    ["me discard"] = { "+ 2 Grass Energy" },
  }
end)

test("Petal Blade Dance: exactly 2 in hand", function(t)
  t:position(lurantis { "2 dp1-123" })
  t:attack "Petal Blade Dance"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.me.hand, {})
end)

test("Petal Blade Dance: nothing without 2", function(t)
  for _, hand in ipairs {
    {},
    { "dp1-123", "dp1-124", "dp1-124" },
    { "dp1-123", "swsh4-162", "sv1-13" },
  } do
    t:position(lurantis(hand))
    t:attack "Petal Blade Dance"
    t:unchanged()
  end
end)
