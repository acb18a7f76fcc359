test(
  "HELD-01 Rawst Berry: not Burned any more at the end of the own turn, without a coin",
  function(t)
    t:position {
      me = { active = { "dp2-98", conditions = { "burned", "poisoned" } } },
      opponent = { active = "dp3-55" },
    }
    t:end_turn()
    t:equal(t.me.active.conditions, { "poisoned" })
    t:equal(t.me.active.damage, 10)  -- the Poison
  end
)

test("Rawst Berry: at the end of the opponent's turn too", function(t)
  t:position {
    me = { active = "dp3-55" },
    opponent = { active = { "dp2-98", conditions = { "burned" } } },
  }
  t:end_turn()
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.opponent.active.damage, 0)
end)

local function plasma(t, coin, discard)
  t:position {
    me = { active = { "dp2-98", energy = "L" }, discard = discard },
    opponent = { active = "dp3-55" },
  }
  t:coins(coin)
  t:attack "Plasma"
end

test("Plasma: heads, a Lightning Energy card from the discard pile", function(t)
  plasma(t, "H", { "dp1-124", "dp1-126", "xy8-48" })
  t:changed {
    ["opponent active damage"] = 10,
    ["active energy"] = { "+ Lightning Energy" },
    ["me discard"] = { "- Lightning Energy" },
  }
end)

test("Plasma: heads, and none is there", function(t)
  plasma(t, "H", { "dp1-124" })
  t:changed { ["opponent active damage"] = 10 }
end)

test("Plasma: tails, only damage", function(t)
  plasma(t, "T", { "dp1-126" })
  t:changed { ["opponent active damage"] = 10 }
end)
