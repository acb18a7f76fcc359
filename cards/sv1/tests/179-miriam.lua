local function with_discard(discard)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      hand = { "sv1-179" },
      deck = { "dp1-123", "dp1-123", "dp1-123" },
      discard = discard,
    },
    opponent = { active = "sv1-38" },
  }
end

test("Miriam: up to five Pokémon go back, three cards are drawn", function(t)
  t:position(with_discard { "sv1-13", "sv1-14", "dp1-124", "sv1-15", "sv1-36", "sv1-37", "sv1-38" })
  t:play "sv1-179"
  t:options { "sv1-13", "sv1-14", "sv1-15", "sv1-36", "sv1-37", "sv1-38" }
  t:fails(function() t:answer "stop" end, "takes 1 to 5 picks")
  t:fails(
    function() t:answer("sv1-13", "sv1-14", "sv1-15", "sv1-36", "sv1-37", "sv1-38") end,
    "takes 1 to 5 picks"
  )
  t:answer("sv1-13", "sv1-14", "sv1-15", "sv1-36", "sv1-37")
  t:equal(#t.me.hand, 3)
  t:equal(#t.me.deck, 5)
  t:equal(t.me.discard, { "dp1-124", "sv1-38", "sv1-179" })
end)

test("Miriam: one is enough", function(t)
  t:position(with_discard { "sv1-13", "sv1-14" })
  t:play "sv1-179"
  t:answer("sv1-13", "stop")
  t:equal(#t.me.hand, 3)
  t:equal(t.me.discard, { "sv1-14", "sv1-179" })
end)

test("Miriam: not without a Pokémon there", function(t)
  t:position(with_discard { "dp1-124" })
  t:illegal("play", "sv1-179")
end)
