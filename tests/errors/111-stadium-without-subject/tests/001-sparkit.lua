test("Spark Whistle", function(t) t:position { stadium = "my1-1", me = { active = "dp3-87" }, opponent = { active = "dp3-87" } } end)
