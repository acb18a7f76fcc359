test("Spark", function(t)
  t:position { me = { active = "my1-1", hand = { "my1-1" } }, opponent = { active = "my1-1" } }
  t:bench "my1-1"
  t:equal(#t.me.hand, 1)
end)
