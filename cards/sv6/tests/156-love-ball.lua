local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { "sv6-156" }, deck = deck },
    opponent = { active = "sv1-84", bench = { "sv1-13" } },
  }
end

test("Love Ball: a Pokémon with the name of an opposing one", function(t)
  t:position(with { "sv1-13", "dp3-102", "sv1-36", "sv1-14", "dp1-123" })
  t:play "sv6-156"
  t:options { "sv1-13", "dp3-102" }  -- Sprigatito and another Ralts
  t:answer "dp3-102"
  t:equal(t.me.hand, { "dp3-102" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Love Ball: none is there", function(t)
  t:position(with { "sv1-36" })
  t:play "sv6-156"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:position(with {})
  t:illegal("play", "sv6-156")
end)
