local swatter = "me3-73"

local function with(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "2 " .. swatter, "dp1-126" } },
    opponent = { active = "sv1-80", hand = hand, deck = { "sv1-13", "sv1-36" } },
  }
end

test("Energy Swatter: an Energy card of the opponent's hand goes under their deck", function(t)
  t:position(with { "sv1-14", "dp1-125", "sv9-159", "sv1-189" })
  t:play(swatter)
  t:equal(t:asked(), "me")
  t:options { "dp1-125", "sv9-159" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "sv9-159"
  t:equal(t.opponent.deck, { "sv1-13", "sv1-36", "sv9-159" })
  t:equal(t.opponent.hand, { "sv1-14", "dp1-125", "sv1-189" })
  t:equal(#t:events("card_shown"), 4)
  t:equal(t:events("shuffled"), {})
  t:equal(t.me.hand, { swatter, "dp1-126" })
  t:legal("play", swatter)
end)

test("Energy Swatter: without one the hand is only shown", function(t)
  t:position(with { "sv1-14", "sv1-189" })
  t:play(swatter)
  t:answer()
  t:equal(#t:events("card_shown"), 2)
  t:equal(t.opponent.hand, { "sv1-14", "sv1-189" })
  t:equal(t.me.discard, { swatter })
end)

test("Energy Swatter: not with an empty hand", function(t)
  t:position(with {})
  t:illegal("play", swatter)
end)
