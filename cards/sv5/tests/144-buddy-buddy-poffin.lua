local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = bench, hand = { "sv5-144" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Buddy-Buddy Poffin: two Basic Pokémon with at most 70 HP", function(t)
  t:position(with({}, { "sv1-13", "sv1-80", "bw1-85", "sv1-20", "sv1-21", "sv1-36" }))
  t:play "sv5-144"
  t:options { "sv1-13", "sv1-20", "sv1-21" }  -- Tranquill is no Basic Pokémon, Fuecoco has 80 HP
  t:fails(function() t:answer("sv1-13", "sv1-20", "sv1-21") end, "takes 0 to 2 picks")
  t:answer("sv1-13", "sv1-20")
  t:equal(t.me.bench[1].id, "sv1-13")
  t:equal(t.me.bench[2].id, "sv1-20")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Buddy-Buddy Poffin: one, or none", function(t)
  t:position(with({}, { "sv1-13", "sv1-20" }))
  t:play "sv5-144"
  t:answer("sv1-20", "stop")
  t:equal(#t.me.bench, 1)
  t:position(with({}, { "sv1-13" }))
  t:play "sv5-144"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Buddy-Buddy Poffin: no more than there is room for", function(t)
  t:position(with({ "sv1-80", "sv1-80", "sv1-80", "sv1-80" }, { "sv1-13", "sv1-20" }))
  t:play "sv5-144"
  t:answer "sv1-13"
  t:equal(#t.me.bench, 5)
  t:equal(t.me.deck, { "sv1-20" })
end)

test("Buddy-Buddy Poffin: not with a full Bench, nor with an empty deck", function(t)
  t:position(with({}, {}))
  t:illegal("play", "sv5-144")
  t:position(with({ "sv1-80", "sv1-80", "sv1-80", "sv1-80", "sv1-80" }, { "sv1-13" }))
  t:illegal("play", "sv5-144")
end)
