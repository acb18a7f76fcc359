local function pay_day(t, coin, hand)
  t:position {
    me = { active = { "dp6-106", energy = "LL" }, deck = { "dp3-94", "dp3-55" } },
    opponent = { active = "dp3-55" },
  }
  t:coins(coin)
  t:attack "Pay Day"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.hand, hand)
end

test("Pay Day: heads, a card is drawn", function(t) pay_day(t, "H", { "dp3-94" }) end)

test("Pay Day: tails, none", function(t) pay_day(t, "T", {}) end)

test("Fury Swipes: 10 damage for each of 3 heads", function(t)
  t:position { me = { active = { "dp6-106", energy = "LL" } }, opponent = { active = "dp3-55" } }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [10] = "3/8", [20] = "3/8", [30] = "1/8" })
end)
