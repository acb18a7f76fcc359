local function with(energy, attached, discard)
  return {
    ruleset = "sv",
    me = {
      active = { "swsh1-36", energy = energy, attached = attached },
      bench = { "swsh1-33" },
      discard = discard,
    },
    opponent = { active = "swsh1-36" },
  }
end

test("Flame Cloak: a Fire Energy card from the discard pile", function(t)
  t:position(with("R", {}, { "dp1-123", "dp1-124", "dp1-124" }))
  t:attack "Flame Cloak"
  t:equal(t.me.active.energy, "RR")
  t:equal(t.me.discard, { "dp1-123", "dp1-124" })
  t:equal(t.opponent.active.damage, 40)
end)

test("Flame Cloak: without one, only damage", function(t)
  t:position(with("R", {}, { "dp1-123" }))
  t:attack "Flame Cloak"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Bright Flame: heads, no Energy is discarded", function(t)
  t:position(with("RRR", {}, {}))
  t:coins "H"
  t:attack "Bright Flame"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Bright Flame: tails, 2 Energy of its owner's choice", function(t)
  t:position(with("RRW", {}, {}))
  t:coins "T"
  t:attack "Bright Flame"
  t:answer "dp1-125"
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.discard, { "dp1-125", "dp1-124" })
end)

test("Bright Flame: tails, a card that provides two is 2 Energy", function(t)
  t:position(with("RR", { "base1-96" }, {}))
  t:coins "T"
  t:attack "Bright Flame"
  t:answer "base1-96"
  t:equal(t.me.active.energy, "RR")
  t:equal(t.me.discard, { "base1-96" })
end)

test("Flame Cloak: no Pokémon, no Special Energy", function(t)
  t:position(with("R", {}, { "swsh1-36", "sv5-162" }))
  t:attack "Flame Cloak"
  t:changed { ["opponent active damage"] = 40 }
end)
