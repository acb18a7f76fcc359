local function kabuto(deck)
  return {
    me = { active = { "ex16-51", energy = "FL" }, deck = deck },
    opponent = { active = "dp3-87" },
  }
end

test("Fast Evolution: an Evolution card into the hand", function(t)
  t:position(kabuto { "dp3-94", "dp3-50", "dp5-6", "dp1-126" })
  t:attack "Fast Evolution"
  t:options { "dp3-50", "dp5-6" }
  t:answer "dp5-6"
  t:equal(t.me.hand, { "dp5-6" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Fast Evolution: none need be found", function(t)
  t:position(kabuto { "dp3-94", "dp3-50" })
  t:answer "stop"
  t:attack "Fast Evolution"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Double Scratch: 20 damage for each of 2 heads", function(t)
  t:position(kabuto())
  local odds = t:every_outcome(function(t)
    t:attack "Double Scratch"
    return t:events("damaged")[1] and t:events("damaged")[1].value or 0
  end)
  t:equal(odds, { [0] = "1/4", [40] = "1/2", [60] = "1/4" })  -- Weakness 20
end)
