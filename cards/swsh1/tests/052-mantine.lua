local function with(deck)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-52", energy = "W" }, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

test("Water Reserve: up to 3 Water Energy cards, shown", function(t)
  t:position(with { "dp1-125", "dp1-124", "dp1-125", "dp1-125", "dp1-125", "swsh1-52" })
  t:attack "Water Reserve"
  t:options { "dp1-125" }
  t:fails(function() t:answer("dp1-125", "dp1-125", "dp1-125", "dp1-125") end, "takes 0 to 3 picks")
  t:answer("dp1-125", "dp1-125", "dp1-125")
  t:equal(t.me.hand, { "dp1-125", "dp1-125", "dp1-125" })
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Water Reserve: none need be taken", function(t)
  t:position(with { "dp1-125", "dp1-124", "dp1-125" })
  t:attack "Water Reserve"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)
