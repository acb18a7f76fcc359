local function lumiose(deck, bench)
  return {
    ruleset = "sv",
    stadium = "me3-77",
    me = {
      active = "sv1-38",
      bench = bench,
      deck = deck or { "sv1-13", "sv1-14", "sv8-70", "dp1-123", "sv1-178" },
    },
    opponent = { active = "sv1-38", deck = { "dp1-123", "sv8-70", "sv8-70", "dp1-124" } },
  }
end

test("Lumiose City: a Basic Pokémon onto the Bench, and the turn ends", function(t)
  t:position(lumiose())
  t:use_stadium()
  t:options { "sv1-13", "sv8-70" }
  t:answer "sv8-70"
  t:equal(t.me.bench[1].id, "sv8-70")
  t:equal(t.turn_player, "opponent")
  t:equal(#t.me.deck, 4)
  t:events { { "shuffled", player = "me" }, { "turn_ended" } }
end)

test("Lumiose City: with none taken the turn ends, too", function(t)
  t:position(lumiose())
  t:use_stadium()
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(t.turn_player, "opponent")
  t:events { { "shuffled", player = "me" } }
end)

test("Lumiose City: the opponent, too", function(t)
  t:position(lumiose())
  t:end_turn()
  t:use_stadium()
  t:answer "sv8-70"
  t:equal(t.opponent.bench[1].id, "sv8-70")
  t:equal(t.turn_player, "me")
end)

test("Lumiose City: one need not use it", function(t)
  t:position(lumiose())
  t:legal "use_stadium"
  t:end_turn()
  t:equal(#t.me.bench, 0)
end)

test("Lumiose City: not with a full Bench, nor with an empty deck", function(t)
  t:position(lumiose(nil, { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }))
  t:illegal "use_stadium"
  t:position(lumiose {})
  t:illegal "use_stadium"
end)
