local cassiopeia = "sv6pt5-56"

local function last(hand, deck)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-38",
      hand = hand or { cassiopeia },
      deck = deck or { "sv1-13", "dp1-123", "sv1-178", "sv1-180" },
    },
    opponent = { active = "sv1-38", hand = { "dp1-124" } },
  }
end

test("Cassiopeia: any 2 cards of the deck", function(t)
  t:position(last())
  t:play(cassiopeia)
  t:options { "sv1-13", "dp1-123", "sv1-178", "sv1-180" }
  t:answer("dp1-123", "sv1-180")
  t:equal(#t.me.hand, 2)
  t:equal(#t.me.deck, 2)
  t:equal(t.me.discard, { cassiopeia })
  t:events { { "shuffled", player = "me" }, only = { "shuffled", "card_shown" } }
  t:illegal("play", "sv1-180")
end)

test("Cassiopeia: 1 card, but not 3", function(t)
  t:position(last())
  t:play(cassiopeia)
  t:fails(function() t:answer("sv1-13", "dp1-123", "sv1-180") end, "2 picks")
  t:answer "sv1-178"
  t:equal(t.me.hand, { "sv1-178" })
end)

test("Cassiopeia: only as the last card of the hand", function(t)
  t:position(last { cassiopeia, "dp1-123" })
  t:illegal("play", cassiopeia)
  t:attach("dp1-123", "active")
  t:legal("play", cassiopeia)
end)

test("Cassiopeia: not with an empty deck", function(t)
  t:position(last(nil, {}))
  t:illegal("play", cassiopeia)
end)
