local function position(discard)
  return {
    ruleset = "sv",
    me = { active = "sv6pt5-4", hand = { "sv6pt5-61" }, discard = discard },
    opponent = { active = "sv5-123", discard = { "sv6pt5-4" } },
  }
end

test("Night Stretcher: a Pokémon or a basic Energy, nothing else", function(t)
  t:position(position { "sv1-13", "dp1-123", "base1-96", "sv8-181" })
  t:play "sv6pt5-61"
  t:options { "sv1-13", "dp1-123" }
  t:answer "dp1-123"
  t:changed {
    ["me hand"] = { "+ Grass Energy", "- Night Stretcher" },
    ["me discard"] = { "+ Night Stretcher", "- Grass Energy" },
  }
end)

test("Night Stretcher: not with other cards only", function(t)
  t:position(position { "base1-96", "sv8-181" })
  t:illegal("play", "sv6pt5-61")
end)
