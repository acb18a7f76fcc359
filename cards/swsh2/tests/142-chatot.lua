local function chatot(discard)
  return {
    ruleset = "sv",
    me = { active = "swsh2-4", hand = { "swsh2-142" }, discard = discard },
    opponent = { active = "swsh2-4" },
  }
end

test("Lucky Match: heads, a Supporter card comes back", function(t)
  t:position(chatot { "dp3-125", "dp3-126", "dp3-127" })
  t:coins "H"
  t:bench "swsh2-142"
  t:answer(true)
  t:options { "dp3-125", "dp3-126" }
  t:answer "dp3-126"
  t:equal(t.me.hand, { "dp3-126" })
  t:equal(t.me.discard, { "dp3-125", "dp3-127" })
end)

test("Lucky Match: tails, none does", function(t)
  t:position(chatot { "dp3-125" })
  t:coins "T"
  t:bench "swsh2-142"
  t:answer(true)
  t:equal(t.me.hand, {})
end)

test("Lucky Match: it need not be used", function(t)
  t:position(chatot { "dp3-125" })
  t:bench "swsh2-142"
  t:answer(false)
  t:equal(t.me.hand, {})
end)

test("Lucky Match: no question without a Supporter card to take", function(t)
  t:position(chatot { "dp3-127" })
  t:bench "swsh2-142"
  t:equal(t.me.bench[1].id, "swsh2-142")
end)
