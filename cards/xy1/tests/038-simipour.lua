local function simipour(discard, energy)
  return {
    ruleset = "xy",
    me = { active = { "xy1-38", energy = energy or "W" }, discard = discard, deck = { "dp1-123" } },
    opponent = { active = "xy1-114" },
  }
end

test("Recycle: a card of the discard pile goes on top of the deck", function(t)
  t:position(simipour { "dp3-127", "dp1-124" })
  t:attack "Recycle"
  t:answer "dp3-127"
  t:equal(t.me.deck, { "dp3-127", "dp1-123" })
  t:equal(t.me.discard, { "dp1-124" })
end)

test("Recycle: with an empty discard pile nothing happens", function(t)
  t:position(simipour {})
  t:attack "Recycle"
  t:equal(t.me.deck, { "dp1-123" })
end)

test("Surf: 70 damage", function(t)
  t:position(simipour({}, "WWW"))
  t:attack "Surf"
  t:equal(t.opponent.active.damage, 50)  -- Fur Coat
end)
