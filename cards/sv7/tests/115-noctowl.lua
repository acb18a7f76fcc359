local noctowl, hoothoot, tera = "sv7-115", "sv7-114", "sv6-25"

local function evolving(bench, deck, theirs)
  return {
    ruleset = "sv",
    me = {
      active = hoothoot,
      bench = bench,
      hand = { noctowl },
      deck = deck or { "sv1-181", "sv1-13", "sv1-180", "dp1-123", "sv1-178", "sv1-193", "sv5-161" },
    },
    opponent = { active = theirs or "sv6-61" },
  }
end

test("Jewel Seeker: up to 2 Trainer cards of any kind", function(t)
  t:position(evolving { tera })
  t:evolve(noctowl, "active")
  t:answer(true)
  t:options { "sv1-181", "sv1-180", "sv1-178", "sv1-193" }
  t:fails(function() t:answer("sv1-180", "sv1-178", "sv1-181") end, "takes 0 to 2 picks")
  t:answer("sv1-180", "sv1-178")
  t:equal(t.me.hand, { "sv1-180", "sv1-178" })
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
  t:events { { "card_shown", card = "sv1-180" } }
end)

test("Jewel Seeker: none need be taken", function(t)
  t:position(evolving { tera })
  t:evolve(noctowl, "active")
  t:answer(true)
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Jewel Seeker: it need not be used", function(t)
  t:position(evolving { tera })
  t:evolve(noctowl, "active")
  t:answer(false)
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 0)
end)

test("Jewel Seeker: not without a Tera Pokémon in play", function(t)
  t:position(evolving { "sv1-81" })
  t:evolve(noctowl, "active")
  t:equal(#t:events("shuffled"), 0)
end)

test("Jewel Seeker: the opponent's Tera Pokémon does not count", function(t)
  t:position(evolving({ "sv1-13" }, nil, tera))
  t:evolve(noctowl, "active")
  t:equal(#t:events("shuffled"), 0)
end)

test("Jewel Seeker: on the Bench, with the Tera Pokémon in the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = tera, bench = { hoothoot }, hand = { noctowl }, deck = { "sv1-181" } },
    opponent = { active = "sv6-61" },
  }
  t:evolve(noctowl, "bench 1")
  t:answer(true)
  t:answer "sv1-181"
  t:equal(t.me.hand, { "sv1-181" })
end)

test("Jewel Seeker: not with an empty deck, nor later", function(t)
  t:position(evolving({ tera }, {}))
  t:evolve(noctowl, "active")
  t:illegal("use", "Jewel Seeker")
end)
