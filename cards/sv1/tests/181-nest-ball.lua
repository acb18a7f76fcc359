local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = bench, hand = { "sv1-181" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Nest Ball: a Basic Pokémon onto the Bench", function(t)
  t:position(with({}, { "sv1-13", "sv1-14", "sv1-36" }))
  t:play "sv1-181"
  t:options { "sv1-13", "sv1-36" }
  t:answer "sv1-36"
  t:equal(t.me.bench[1].id, "sv1-36")
  t:equal(#t.me.deck, 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Nest Ball: none need be taken", function(t)
  t:position(with({}, { "sv1-13" }))
  t:play "sv1-181"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Nest Ball: not with a full Bench, nor with an empty deck", function(t)
  t:position(with({ "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }, { "sv1-13" }))
  t:illegal("play", "sv1-181")
  t:position(with({}, {}))
  t:illegal("play", "sv1-181")
end)
