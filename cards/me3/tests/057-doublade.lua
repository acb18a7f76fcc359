local function swords(hand)
  return {
    ruleset = "sv",
    me = { active = { "me3-57", energy = "MM" }, hand = hand },
    opponent = { active = "sv1-86", hand = { "me3-57" } },
  }
end

test("Weaponized Swords: 60 damage for each card revealed", function(t)
  t:position(swords { "me3-56", "me3-57", "me3-58", "xy0-21", "dp1-130", "sv1-38" })
  t:attack "Weaponized Swords"
  t:options { "me3-56", "me3-57", "me3-58", "xy0-21" }
  t:answer("me3-56", "me3-58")
  t:changed { ["opponent active damage"] = 120, ["opponent hand"] = true, ["opponent deck"] = true }
  t:events {
    { "card_shown", card = "me3-56" },
    { "card_shown", card = "me3-58" },
    { "damaged", value = 120 },
  }
end)

test("Weaponized Swords: all of them", function(t)
  t:position(swords { "me3-56", "me3-57", "me3-58", "xy0-21" })
  t:attack "Weaponized Swords"
  t:answer("me3-56", "me3-57", "me3-58", "xy0-21")
  t:equal(t.opponent.active.damage, 240)
end)

test("Weaponized Swords: some of several alike", function(t)
  t:position(swords { "3 me3-57" })
  t:attack "Weaponized Swords"
  t:answer("me3-57", "me3-57")
  t:equal(t.opponent.active.damage, 120)
  t:equal(#t.me.hand, 3)
end)

test("Weaponized Swords: none, and no damage", function(t)
  t:position(swords { "me3-56", "me3-57" })
  t:attack "Weaponized Swords"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 0)
end)

test("Weaponized Swords: nothing to reveal", function(t)
  t:position(swords { "dp1-130", "sv1-38" })
  t:attack "Weaponized Swords"
  t:equal(t.opponent.active.damage, 0)
end)
