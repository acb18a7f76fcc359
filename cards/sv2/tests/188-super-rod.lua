local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv2-188" }, deck = { "sv1-13" }, discard = discard },
    opponent = { active = "sv1-38" },
  }
end

test("Super Rod: three Pokémon and basic Energy cards go back", function(t)
  t:position(with_discard { "sv1-13", "dp1-126", "sv1-181", "base1-96", "sv1-15", "sv1-36" })
  t:play "sv2-188"
  t:options { "sv1-13", "dp1-126", "sv1-15", "sv1-36" }
  t:fails(function() t:answer "stop" end, "takes 1 to 3 picks")
  t:fails(function() t:answer("sv1-13", "dp1-126", "sv1-15", "sv1-36") end, "takes 1 to 3 picks")
  t:answer("sv1-13", "dp1-126", "sv1-15")
  t:equal(#t.me.deck, 4)
  t:equal(t.me.discard, { "sv1-181", "base1-96", "sv1-36", "sv2-188" })
end)

test("Super Rod: one is enough", function(t)
  t:position(with_discard { "sv1-13", "dp1-126" })
  t:play "sv2-188"
  t:answer("dp1-126", "stop")
  t:equal(#t.me.deck, 2)
end)

test("Super Rod: not with nothing to take", function(t)
  t:position(with_discard { "sv1-181", "base1-96" })
  t:illegal("play", "sv2-188")
end)
