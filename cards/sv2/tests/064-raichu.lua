local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv2-64", energy = "W" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Electrocharge: two basic Lightning Energy cards", function(t)
  t:position(with_deck { "dp1-126", "dp1-125", "dp1-126", "dp1-126" })
  t:attack "Electrocharge"
  t:options { "dp1-126" }
  t:fails(function() t:answer("dp1-126", "dp1-126", "dp1-126") end, "takes 0 to 2 picks")
  t:answer("dp1-126", "dp1-126")
  t:equal(t.me.active.energy, "WLL")
  t:equal(#t.me.deck, 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Electrocharge: none need be found", function(t)
  t:position(with_deck { "dp1-126" })
  t:attack "Electrocharge"
  t:answer "stop"
  t:changed {}
end)

test("Thunderbolt: all Energy is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-64", energy = "LLW" } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Thunderbolt"
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.discard, 3)
end)

test("Electrocharge: no Pokémon, no Special Energy", function(t)
  t:position(with_deck { "sv2-64", "sv5-162", "dp1-126" })
  t:attack "Electrocharge"
  t:options { "dp1-126" }
  t:answer "dp1-126"
  t:equal(t.me.active.energy, "WL")
end)
