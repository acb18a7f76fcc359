local position = {
  ruleset = "sv",
  stadium = "sv3-196",
  me = { active = "sv1-80", deck = { "sv1-197", "sv1-181", "sv1-193" } },
  opponent = { active = "sv1-38", deck = { "dp1-123", "sv1-197" } },
}

test("Town Store: a Pokémon Tool, shown, for each player once a turn", function(t)
  t:position(position)
  t:use_stadium()
  t:options { "sv1-197", "sv1-193" }
  t:answer "sv1-193"
  t:equal(t.me.hand, { "sv1-193" })
  t:equal(#t:events("card_shown"), 1)
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:answer "sv1-197"
  t:equal(t.opponent.hand, { "dp1-123", "sv1-197" })
end)

test("Town Store: not with an empty deck", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv3-196",
    me = { active = "sv1-80", deck = {} },
    opponent = { active = "sv1-38" },
  }
  t:illegal "use_stadium"
end)

test("Town Store: none need be taken", function(t)
  t:position(position)
  t:use_stadium()
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)
