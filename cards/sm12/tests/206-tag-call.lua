local position = {
  ruleset = "sm",
  me = {
    active = "sm1-24",
    hand = { "sm12-206" },
    deck = { "sm9-33", "sm1-42", "sm12-198", "sm9-120", "sm1-120" },
  },
  opponent = { active = "sm1-42" },
}

test("Tag Call: up to 2 TAG TEAM cards, Pokémon or Supporters", function(t)
  t:position(position)
  t:play "sm12-206"
  t:options { "sm9-33", "sm12-198", "sm9-120" }
  t:fails(function() t:answer("sm9-33", "sm12-198", "sm9-120") end, "takes 0 to 2 picks")
  t:answer("sm12-198", "sm9-120")
  t:equal(#t:events("card_shown"), 2)
  t:equal(t.me.hand, { "sm12-198", "sm9-120" })
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Tag Call: none need be taken", function(t)
  t:position(position)
  t:play "sm12-206"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Tag Call: not with an empty deck", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-24", hand = { "sm12-206" }, deck = {} },
    opponent = { active = "sm1-42" },
  }
  t:illegal("play", "sm12-206")
end)
