local tarragon, nemona = "me3-85", "sv1-180"

local function spew(hand, deck)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me3-40", energy = "FFF" }, hand = hand, discard = { "2 dp1-128" } },
    opponent = {
      active = "sv6-61",
      deck = deck or { "sv1-13", "dp1-124", "sv1-181", "dp1-123", "dp1-125" },
      discard = { "dp1-128" },
      hand = hand,
    },
  }
end

test("Twister Spewing: with Tarragon the top 3 cards of the opponent's deck", function(t)
  t:position(spew { tarragon })
  t:play(tarragon)
  t:answer "dp1-128"
  t:attack "Twister Spewing"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.opponent.discard, { "dp1-128", "sv1-13", "dp1-124", "sv1-181" })
  t:equal(t.opponent.deck, { "dp1-125" })
  t:equal(#t.me.discard, 2)
end)

test("Twister Spewing: with fewer cards those, and the opponent can't draw", function(t)
  t:position(spew({ tarragon }, { "sv1-13", "dp1-124" }))
  t:play(tarragon)
  t:answer "dp1-128"
  t:attack "Twister Spewing"
  t:equal(#t.opponent.discard, 3)
  t:equal(t.winner, "me")
end)

test("Twister Spewing: without Tarragon only damage", function(t)
  t:position(spew { tarragon })
  t:attack "Twister Spewing"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Twister Spewing: not with another Supporter", function(t)
  t:position(spew { nemona, tarragon })
  t:play(nemona)
  t:attack "Twister Spewing"
  t:equal(t.opponent.discard, { "dp1-128" })
end)

test("Twister Spewing: not with one of an earlier turn, or of the opponent's", function(t)
  t:position(spew { tarragon })
  t:play(tarragon)
  t:answer "dp1-128"
  t:end_turn()
  t:play(tarragon)
  t:end_turn()
  t:attack "Twister Spewing"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.opponent.discard, { tarragon })
end)
