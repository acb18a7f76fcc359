local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-182" }, deck = { "sv1-13" }, discard = discard },
    opponent = { active = "sv1-38" },
  }
end

test("Pal Pad: two Supporter cards go back", function(t)
  t:position(with_discard { "sv1-180", "sv1-181", "sv1-176", "sv1-175" })
  t:play "sv1-182"
  t:options { "sv1-180", "sv1-176", "sv1-175" }
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:fails(function() t:answer("sv1-180", "sv1-176", "sv1-175") end, "takes 1 to 2 picks")
  t:answer("sv1-180", "sv1-175")
  t:equal(#t.me.deck, 3)
  t:equal(t.me.discard, { "sv1-181", "sv1-176", "sv1-182" })
end)

test("Pal Pad: one is enough", function(t)
  t:position(with_discard { "sv1-180", "sv1-176" })
  t:play "sv1-182"
  t:answer("sv1-180", "stop")
  t:equal(#t.me.deck, 2)
end)

test("Pal Pad: not without a Supporter card there", function(t)
  t:position(with_discard { "sv1-181" })
  t:illegal("play", "sv1-182")
end)
