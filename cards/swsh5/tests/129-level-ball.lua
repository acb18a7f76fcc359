local function level_ball(deck)
  return {
    ruleset = "sv",
    me = { active = "sm1-24", hand = { "swsh5-129" }, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

local deck = { "sm1-42", "sm1-25", "dp1-124", "swsh5-95", "sm5-84" }  -- the last one has 100 HP

test("Level Ball: a Pokémon with at most 90 HP", function(t)
  t:position(level_ball(deck))
  t:play "swsh5-129"
  t:options { "sm1-25", "swsh5-95" }  -- 90 and 60 HP
  t:answer "sm1-25"
  t:equal(t.me.hand, { "sm1-25" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Level Ball: none need be taken", function(t)
  t:position(level_ball(deck))
  t:play "swsh5-129"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Level Ball: not with an empty deck", function(t)
  t:position(level_ball {})
  t:illegal("play", "swsh5-129")
end)
