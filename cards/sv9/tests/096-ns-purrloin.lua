local function swipe(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv9-96", energy = "DD" }, hand = { "sv1-36" } },
    opponent = { active = "sv1-80", hand = hand, deck = { "dp1-123", "dp1-124" } },
  }
end

test("Thieving Swipe: a card of the opponent's hand goes under their deck", function(t)
  t:position(swipe { "sv1-13", "sv1-189", "dp1-125" })
  t:attack "Thieving Swipe"
  t:equal(t:asked(), "me")
  t:options { "sv1-13", "sv1-189", "dp1-125" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "sv1-189"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.deck, { "dp1-124", "sv1-189" })
  t:equal(t.opponent.hand, { "sv1-13", "dp1-125", "dp1-123" })
  t:equal(t.me.hand, { "sv1-36" })
  t:equal(#t:events("card_shown"), 3)
  t:equal(t:events("shuffled"), {})
end)

test("Thieving Swipe: with an empty hand only damage", function(t)
  t:position(swipe {})
  t:attack "Thieving Swipe"
  t:changed { ["opponent active damage"] = 30 }
end)
