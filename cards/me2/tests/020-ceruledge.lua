local fire = "dp1-124"

local function slash(hand)
  return {
    ruleset = "sv",
    me = {
      active = { "me2-20", energy = "R" },
      bench = { { "sv1-36", energy = "RR" } },
      hand = hand,
      discard = { fire },
    },
    opponent = { active = "me1-36", hand = { "4 " .. fire } },
  }
end

test("Infernal Slash: discards 4 Basic Fire Energy cards from the hand", function(t)
  t:position(slash { "5 " .. fire, "dp1-125" })
  t:attack "Infernal Slash"
  t:changed {
    ["opponent active damage"] = 220,
    ["me hand"] = { "- 4 Fire Energy" },
    ["me discard"] = { "+ 4 Fire Energy" },
  }
end)

test("Infernal Slash: exactly 4", function(t)
  t:position(slash { "4 " .. fire })
  t:attack "Infernal Slash"
  t:equal(t.opponent.active.damage, 220)
  t:equal(t.me.hand, {})
end)

test("Infernal Slash: with fewer nothing, and none is discarded", function(t)
  for _, hand in ipairs { {}, { "3 " .. fire, "3 dp1-125", "swsh3-174", "sv1-36" } } do
    t:position(slash(hand))
    t:attack "Infernal Slash"
    t:unchanged()
  end
end)
