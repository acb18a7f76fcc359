local function with_deck(deck, attached)
  return {
    ruleset = "sv",
    me = {
      active = { "swsh2-142", attached = attached },
      hand = { "swsh2-171", "dp1-123" },
      deck = deck,
    },
    opponent = { active = "swsh2-4" },
  }
end

test("Capture Energy: Colorless, and a Basic Pokémon comes", function(t)
  t:position(with_deck { "dp3-46", "swsh2-5", "dp1-124" })
  t:attach("swsh2-171", "active")
  t:options { "swsh2-5" }
  t:answer "swsh2-5"
  t:equal(t.me.bench[1].id, "swsh2-5")
  t:equal(t.me.active.energy, "C")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Capture Energy: nobody need come", function(t)
  t:position(with_deck { "swsh2-5" })
  t:attach("swsh2-171", "active")
  t:answer "stop"
  t:equal(t.me.bench, {})
end)

test("Capture Energy: another card does not set it off", function(t)
  t:position(with_deck({ "swsh2-5" }, { "swsh2-171" }))
  t:attach("dp1-123", "active")
  t:equal(t.me.bench, {})
end)

test("Capture Energy: of two on one Pokémon only the new one does it", function(t)
  t:position(with_deck({ "swsh2-5", "swsh2-54" }, { "swsh2-171" }))
  t:attach("swsh2-171", "active")
  t:answer "swsh2-5"
  t:equal(#t.me.bench, 1)
end)
