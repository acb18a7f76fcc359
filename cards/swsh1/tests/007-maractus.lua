local function with(attached)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-7", energy = "G", attached = attached } },
    opponent = { active = "swsh1-15" },
  }
end

test("Powerful Needles: a coin for each Energy, 60 for each heads", function(t)
  t:position(with { "dp1-124", "dp1-124" })
  t:coins "HTH"
  t:attack "Powerful Needles"
  t:equal(t.opponent.active.damage, 120)
end)

test("Powerful Needles: a card that provides two is two Energy", function(t)
  t:position(with { "base1-96" })
  t:coins "HHT"
  t:attack "Powerful Needles"
  t:equal(t.opponent.active.damage, 120)
end)

test("Powerful Needles: only tails, no damage", function(t)
  t:position(with { "dp1-124" })
  t:coins "TT"
  t:attack "Powerful Needles"
  t:unchanged()
end)
