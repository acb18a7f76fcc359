local function cramorant(lost, opposing)
  return string.format(
    [[
ruleset = "sv"
[me]
active = "swsh11-50"
lost_zone = ["%d sm1-24"]
[opponent]
active = "%s"
bench = ["sm1-24"]
]],
    lost,
    opposing
  )
end

test("Lost Provisions: no Energy needed with 4 cards in the Lost Zone", function(t)
  t:position(cramorant(4, "sm1-42"))
  t:attack "Spit Innocently"
  t:equal(t.opponent.active.damage, 110)
end)

test("Lost Provisions: not with 3", function(t)
  t:position(cramorant(3, "sm1-42"))
  t:illegal("attack", "Spit Innocently")
end)

test("Spit Innocently: no Weakness", function(t)
  t:position(cramorant(4, "sm1-27"))  -- weak to Water
  t:attack "Spit Innocently"
  t:equal(t.opponent.active.damage, 110)
end)
