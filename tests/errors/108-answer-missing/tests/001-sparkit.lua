test("Spark Whistle: takes a Basic Pokémon", function(t)
  t:position {
    me = { active = "dp3-87", hand = { "my1-1" }, deck = { "dp3-87", "dp3-94", "dp1-126" } },
    opponent = { active = "dp3-87" },
  }
  t:play "my1-1"
  t:equal(t.me.hand, { "dp3-94" })
end)
