local function with(damage)
  return {
    ruleset = "sv",
    me = {
      active = { "swsh1-100", energy = "F", damage = damage },
      deck = { "swsh1-165", "swsh1-22", "dp1-123" },
    },
    opponent = { active = "swsh1-15" },
  }
end

test("Double Draw: 2 cards", function(t)
  t:position(with(0))
  t:attack "Double Draw"
  t:equal(t.me.hand, { "swsh1-165", "swsh1-22" })
  t:equal(t.me.deck, { "dp1-123" })
end)

test("Flail: 10 for each damage counter on it", function(t)
  t:position(with(70))
  t:attack "Flail"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Flail: unhurt, no damage", function(t)
  t:position(with(0))
  t:attack "Flail"
  t:unchanged()
end)
