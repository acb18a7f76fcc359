local position = {
  ruleset = "sm",
  me = {
    active = { "sm5-111", energy = "G" },
    deck = { "sm1-24", "dp1-123", "sm1-25", "sm1-39", "sm1-24", "dp1-123" },
  },
  opponent = { active = "sm1-42" },
}

test("Call for Family: up to 2 Basic Pokémon come onto the Bench", function(t)
  t:position(position)
  t:attack "Call for Family"
  t:options { "sm1-24", "sm1-39" }
  t:fails(function() t:answer("sm1-24", "sm1-39", "sm1-24") end, "takes 0 to 2 picks")
  t:answer("sm1-24", "sm1-39")
  t:equal(#t.me.bench, 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Call for Family: none need be taken", function(t)
  t:position(position)
  t:attack "Call for Family"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)
