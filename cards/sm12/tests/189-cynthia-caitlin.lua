local caitlin, hau, lillie = "sm12-189", "sm1-120", "sm1-122"

local function position(hand, discard)
  table.insert(hand, 1, caitlin)
  return {
    ruleset = "sm",
    me = { active = "sm1-24", hand = hand, discard = discard },
    opponent = { active = "sm1-42" },
  }
end

test("Cynthia & Caitlin: a Supporter from the discard pile, without discarding", function(t)
  t:position(position({ "dp1-124" }, { hau, lillie, "sm1-24" }))
  t:play(caitlin)
  t:answer(false)
  t:answer(lillie)
  t:changed {
    ["me hand"] = { "- Cynthia & Caitlin", "+ Lillie" },
    ["me discard"] = { "+ Cynthia & Caitlin", "- Lillie" },
  }
end)

test("Cynthia & Caitlin: not Cynthia & Caitlin", function(t)
  t:position(position({}, { hau, caitlin }))
  t:play(caitlin)
  t:equal(t.me.hand, { hau })
end)

test("Cynthia & Caitlin: discarding a card draws 3, and it can't be taken back", function(t)
  t:position(position({ lillie }, { hau }))
  t:play(caitlin)
  t:answer(true)
  t:equal(#t.me.hand, 4)
  t:equal(t.me.hand[1], hau)
  t:equal(t.me.discard, { lillie, caitlin })
end)

test("Cynthia & Caitlin: with nothing to take back the other card must be discarded", function(t)
  t:position(position({ hau }, { "sm1-24" }))
  t:play(caitlin)
  t:equal(#t.me.hand, 3)
  t:equal(t.me.discard, { "sm1-24", hau, caitlin })
end)

test("Cynthia & Caitlin: alone in the hand, with nothing to take back", function(t)
  t:position(position({}, { caitlin }))
  t:illegal("play", caitlin)
end)
