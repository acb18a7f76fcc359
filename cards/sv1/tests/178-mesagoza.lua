local function with_deck(deck)
  return {
    ruleset = "sv",
    stadium = "sv1-178",
    me = { active = "sv1-80", deck = deck },
    opponent = { active = "sv1-38", deck = { "dp1-123", "sv1-14" } },
  }
end

test("Mesagoza: heads, a Pokémon, for each player once a turn", function(t)
  t:position(with_deck { "sv1-13", "dp1-123" })
  t:coins "H"
  t:use_stadium()
  t:options { "sv1-13" }
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-13" })
  t:equal(#t:events("card_shown"), 1)
  t:illegal "use_stadium"
  t:end_turn()
  t:coins "H"
  t:use_stadium()
  t:answer "sv1-14"
  t:equal(t.opponent.hand, { "dp1-123", "sv1-14" })
end)

test("Mesagoza: heads, none need be taken", function(t)
  t:position(with_deck { "sv1-13" })
  t:coins "H"
  t:use_stadium()
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Mesagoza: tails, nothing", function(t)
  t:position(with_deck { "sv1-13" })
  t:coins "T"
  t:use_stadium()
  t:equal(t.me.hand, {})
  t:illegal "use_stadium"
end)

test("Mesagoza: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal "use_stadium"
end)
