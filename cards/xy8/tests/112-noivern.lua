local function tuning(hand, opponents)
  return {
    ruleset = "xy",
    me = {
      active = { "xy8-112", energy = "P" },
      hand = hand,
      deck = { "xy0-1", "xy0-2", "xy0-3" },
    },
    opponent = { active = "xy0-26", hand = opponents },
  }
end

test("Tuning: as many new cards as the opponent has", function(t)
  t:position(tuning({ "bw1-100" }, { "bw1-104", "bw1-104" }))
  t:shuffle("xy0-2", "bw1-100")
  t:attack "Tuning"
  t:equal(t.me.hand, { "xy0-2", "bw1-100" })
  t:equal(#t.me.deck, 2)
end)

test("Tuning: no new cards if the opponent has none", function(t)
  t:position(tuning({ "bw1-100" }, {}))
  t:attack "Tuning"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 4)
end)

test("Tuning: without a hand it only draws", function(t)
  t:position(tuning({}, { "bw1-104" }))
  t:attack "Tuning"
  t:equal(#t.me.hand, 1)
  t:equal(#t.me.deck, 2)
end)

test("Air Slash: discards an Energy card of its player's choice", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-112", energy = "PDR" } },
    opponent = { active = "xy0-5" },
  }
  t:attack "Air Slash"
  t:answer "dp1-129"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.me.active.energy, "PR")
  t:equal(t.me.discard, { "dp1-129" })
end)

test("Tuning: without a hand the deck is shuffled all the same", function(t)
  t:position(tuning({}, { "bw1-104" }))
  t:attack "Tuning"
  t:equal(#t:events("shuffled"), 1)
end)
