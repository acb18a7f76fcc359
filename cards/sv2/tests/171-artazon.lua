local function with(bench, deck)
  return {
    ruleset = "sv",
    stadium = "sv2-171",
    me = { active = "sv1-80", bench = bench, deck = deck },
    opponent = { active = "sv1-38", deck = { "dp1-123", "sv1-52" } },
  }
end

test("Artazon: a Basic Pokémon onto the Bench, for each player once a turn", function(t)
  t:position(with({}, { "sv1-13", "sv1-14", "sv1-36" }))
  t:use_stadium()
  t:options { "sv1-13", "sv1-36" }
  t:answer "sv1-36"
  t:equal(t.me.bench[1].id, "sv1-36")
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:answer "sv1-52"
  t:equal(t.opponent.bench[1].id, "sv1-52")
end)

test("Artazon: none need be taken", function(t)
  t:position(with({}, { "sv1-13" }))
  t:use_stadium()
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Artazon: not with a full Bench, nor with an empty deck", function(t)
  t:position(with({ "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }, { "sv1-13" }))
  t:illegal "use_stadium"
  t:position(with({}, {}))
  t:illegal "use_stadium"
end)

test("Artazon: no Pokémon with a Rule Box", function(t)
  t:position(with({}, { "sv1-81", "sv1-13" }))
  t:use_stadium()
  t:options { "sv1-13" }
  t:answer "stop"
end)
