local perrin = "sv6-160"

local function with(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Perrin: 2 Pokémon for 2 of the deck", function(t)
  t:position(with({ perrin, "sv1-13", "sv1-15", "sv1-36", "dp1-124" }, {
    "sv1-65",
    "dp1-126",
    "sv1-63",
    "sv1-178",
  }))
  t:play(perrin)
  t:options { "sv1-13", "sv1-15", "sv1-36" }
  t:answer("sv1-13", "sv1-15")
  t:options { "sv1-65", "sv1-63", "sv1-13", "sv1-15" }
  t:answer("sv1-65", "sv1-63")
  t:changed {
    ["me hand"] = { "- Perrin", "- Sprigatito", "- Meowscarada", "+ Magnezone ex", "+ Magnemite" },
    ["me deck"] = { "+ Sprigatito", "+ Meowscarada", "- Magnezone ex", "- Magnemite" },
    ["me discard"] = { "+ Perrin" },
    ["supporters played this turn"] = 1,
  }
  t:equal(#t:events("card_shown"), 4)
end)

test("Perrin: 1 for 1", function(t)
  t:position(with({ perrin, "sv1-13", "sv1-15" }, { "sv1-65", "sv1-63" }))
  t:play(perrin)
  t:answer "sv1-13"
  t:fails(function() t:answer("sv1-65", "sv1-63") end, "takes 0 to 1 picks")
  t:answer "sv1-63"
  t:equal(t.me.hand, { "sv1-15", "sv1-63" })
end)

test("Perrin: no more than 2 of the hand", function(t)
  t:position(with({ perrin, "sv1-13", "sv1-15", "sv1-36" }, { "sv1-65" }))
  t:play(perrin)
  t:fails(function() t:answer("sv1-13", "sv1-15", "sv1-36") end, "takes 1 to 2 picks")
  t:answer "sv1-13"
  t:answer "stop"
end)

test("Perrin: fewer, or none, may be found", function(t)
  t:position(with({ perrin, "sv1-13", "sv1-15", perrin }, { "sv1-65", "sv1-63" }))
  t:play(perrin)
  t:answer("sv1-13", "sv1-15")
  t:answer "stop"
  t:equal(t.me.hand, { perrin })
  t:equal(#t.me.deck, 4)
  t:events { { "shuffled", player = "me" } }
  t:illegal("play", perrin)
end)

test("Perrin: not without a Pokémon in hand", function(t)
  t:position(with({ perrin, "dp1-124", "sv1-178" }, { "sv1-65" }))
  t:illegal("play", perrin)
end)
