local position = {
  ruleset = "sv",
  me = { active = { "swsh1-43", energy = "WW" } },
  opponent = { active = "swsh1-140" },
}

test("Super Slice: both heads, the damage", function(t)
  t:position(position)
  t:coins "HH"
  t:attack "Super Slice"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Super Slice: one tails is enough for nothing", function(t)
  for _, coins in ipairs { "HT", "TH", "TT" } do
    t:position(position)
    t:coins(coins)
    t:attack "Super Slice"
    t:unchanged()
  end
end)
