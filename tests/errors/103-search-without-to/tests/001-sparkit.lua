test("Spark Whistle", function(t)
  t:position { me = { active = "dp3-87", hand = { "my1-1" } }, opponent = { active = "dp3-87" } }
  t:play "my1-1"
end)
