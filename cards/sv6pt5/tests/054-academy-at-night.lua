local academy = "sv6pt5-54"

local function night(hand, theirs)
  return {
    ruleset = "sv",
    stadium = academy,
    me = { active = "sv1-13", hand = hand, deck = { "dp1-123", "dp1-124" } },
    opponent = { active = "sv1-13", hand = theirs, deck = { "dp1-126", "dp1-125" } },
  }
end

test("Academy at Night: a card from the hand goes on top of the deck", function(t)
  t:position(night { "sv1-180", "sv1-181" })
  t:use_stadium()
  t:answer "sv1-181"
  t:equal(t.me.hand, { "sv1-180" })
  t:equal(t.me.deck, { "sv1-181", "dp1-123", "dp1-124" })
  t:equal(#t:events("shuffled"), 0)
end)

test("Academy at Night: once during each player's turn", function(t)
  t:position(night({ "sv1-181", "sv1-181" }, { "sv1-180", "sv1-180" }))
  t:use_stadium()
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:answer "sv1-180"
  t:equal(t.opponent.deck, { "sv1-180", "dp1-125" })
  t:equal(t.opponent.hand, { "sv1-180", "dp1-126" })
  t:illegal "use_stadium"
  t:end_turn()
  t:legal "use_stadium"
end)

test("Academy at Night: not with an empty hand", function(t)
  t:position(night {})
  t:illegal "use_stadium"
end)

test("Academy at Night: another with the same name can't be played", function(t)
  t:position(night { academy, "sv1-178" })
  t:illegal("play", academy)
  t:play "sv1-178"
  t:equal(t.stadium, "sv1-178")
end)
