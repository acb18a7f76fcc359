local function body_surf(hand, bench)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-49", energy = "R" }, bench = bench, hand = hand },
    opponent = { active = "sm1-42" },
  }
end

test("Body Surf: a Water Energy from the hand, then it is switched", function(t)
  t:position(body_surf({ "dp1-125", "dp1-124" }, { "sm1-24", "sm1-39" }))
  t:attack "Body Surf"
  t:answer "bench 2"
  t:equal(t.me.active.id, "sm1-39")
  t:equal(t.me.bench[2].id, "swsh1-49")
  t:equal(t.me.bench[2].energy, "RW")
  t:equal(t.me.hand, { "dp1-124" })
end)

test("Body Surf: no switch without a Water Energy", function(t)
  t:position(body_surf({ "dp1-124" }, { "sm1-24" }))
  t:attack "Body Surf"
  t:unchanged()
end)

test("Body Surf: an empty Bench", function(t)
  t:position(body_surf { "dp1-125", "sm1-39" })
  t:attack "Body Surf"
  t:equal(t.me.active.energy, "RW")
end)

test("Ocean Loop: 2 of its Water Energy go back into the hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-49", energy = "WWWR" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Ocean Loop"
  t:changed {
    ["opponent active damage"] = 210,
    ["active energy"] = { "- 2 Water Energy" },
    ["me hand"] = { "+ 2 Water Energy" },
  }
end)

test("Body Surf: no Energy card is a Water Energy card by what it would provide", function(t)
  t:position(body_surf({ "sm5-136", "sv5-162", "dp1-124" }, { "sm1-24" }))
  t:attack "Body Surf"
  t:unchanged()
end)

test("Ocean Loop: a card that provides two Water Energy is enough", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-49", energy = "WWWR", attached = { "base1-96" } } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Ocean Loop"  -- what is Colorless is not asked for
  t:equal(t.me.active.energy, "WRCC")
end)
