local position = {
  ruleset = "sv",
  me = {
    active = "sm1-24",
    hand = { "swsh8-227" },
    deck = { "swsh8-185", "swsh8-227", "swsh8-185", "swsh9-13", "swsh8-185", "swsh8-185" },
  },
  opponent = { active = "sm1-42" },
}

test("Chili & Cilan & Cress: up to 3 Fusion Strike Pokémon", function(t)
  t:position(position)
  t:play "swsh8-227"
  t:fails(function() t:answer "swsh9-13" end, "is not an option of search")
  t:fails(
    function() t:answer("swsh8-185", "swsh8-185", "swsh8-185", "swsh8-185") end,
    "takes 0 to 3 picks"
  )
  t:answer("swsh8-185", "swsh8-185", "swsh8-185")
  t:equal(#t:events("card_shown"), 3)
  t:equal(t.me.hand, { "swsh8-185", "swsh8-185", "swsh8-185" })
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Chili & Cilan & Cress: none need be taken", function(t)
  t:position(position)
  t:play "swsh8-227"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Chili & Cilan & Cress: not with an empty deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sm1-24", hand = { "swsh8-227" }, deck = {} },
    opponent = { active = "sm1-42" },
  }
  t:illegal("play", "swsh8-227")
end)
