local function position(count)
  return {
    ruleset = "sv",
    me = { active = { "me2pt5-104", energy = "F" }, hand = { count .. " dp1-123" } },
    opponent = { active = "sv5-123", hand = { "7 dp1-123" } },
  }
end

test("Seventh Kick: 150 with 7 cards in hand", function(t)
  t:position(position(7))
  t:attack "Seventh Kick"
  t:changed { ["opponent active damage"] = 150 }
end)

test("Seventh Kick: nothing with 6 or 8", function(t)
  t:position(position(6))
  t:attack "Seventh Kick"
  t:unchanged()
  t:position(position(8))
  t:attack "Seventh Kick"
  t:unchanged()
end)
