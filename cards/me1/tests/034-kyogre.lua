local function with(energy, attached, discard)
  return {
    ruleset = "sv",
    me = {
      active = { "me1-34", energy = energy, attached = attached },
      deck = { "swsh1-165" },
      discard = discard,
    },
    opponent = { active = "swsh1-15", discard = { "dp1-125" } },
  }
end

test("Riptide: 20 for each Basic Water Energy card in the discard pile, shuffled back", function(t)
  t:position(with("W", {}, { "dp1-125", "swsh1-5", "dp1-125", "dp1-124", "dp1-125", "sm1-39" }))
  t:attack "Riptide"
  t:changed {
    ["opponent active damage"] = 60,
    ["me discard"] = { "- 3 Water Energy" },
    ["me deck"] = { "+ 3 Water Energy" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Riptide: none there, no damage", function(t)
  t:position(with("W", {}, { "swsh1-5", "dp1-124" }))
  t:attack "Riptide"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.discard, { "swsh1-5", "dp1-124" })
end)

test("Swirling Waves: 2 Energy of its owner's choice are discarded", function(t)
  t:position(with("WWR", {}, {}))
  t:attack "Swirling Waves"
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.discard, { "dp1-124", "dp1-125" })
end)

test("Swirling Waves: a card that provides two is 2 Energy", function(t)
  t:position(with("WW", { "base1-96" }, {}))
  t:attack "Swirling Waves"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "WW")
end)

test("Riptide: without such a card there is nothing to shuffle", function(t)
  t:position(with("W", {}, { "dp1-124" }))
  t:attack "Riptide"
  t:equal(#t:events("shuffled"), 0)
end)
