local function with_hand(hand)
  return {
    ruleset = "sv",
    me = {
      active = "swsh2-4",
      hand = hand,
      deck = { "swsh2-54", "swsh2-54", "swsh2-73", "swsh2-73", "swsh2-78" },
    },
    opponent = { active = "swsh2-4" },
  }
end

test("Milo: two cards for one", function(t)
  t:position(with_hand { "swsh2-161", "swsh2-5", "swsh2-142" })
  t:play "swsh2-161"
  t:answer "swsh2-5"
  t:equal(t.me.hand, { "swsh2-142", "swsh2-54", "swsh2-54" })
  t:equal(t.me.discard, { "swsh2-5", "swsh2-161" })
end)

test("Milo: four cards for two", function(t)
  t:position(with_hand { "swsh2-161", "swsh2-5", "swsh2-142" })
  t:play "swsh2-161"
  t:answer("swsh2-5", "swsh2-142")
  t:equal(t.me.hand, { "swsh2-54", "swsh2-54", "swsh2-73", "swsh2-73" })
end)

test("Milo: not without another card", function(t)
  t:position(with_hand { "swsh2-161" })
  t:illegal("play", "swsh2-161")
end)

test("Milo: not with an empty deck, and never three cards", function(t)
  local position = with_hand { "swsh2-161", "swsh2-5", "swsh2-142", "swsh2-54" }
  t:position(position)
  t:play "swsh2-161"
  t:fails(function() t:answer("swsh2-5", "swsh2-142", "swsh2-54") end, "takes 1 to 2 picks, not 3")
  t:answer("swsh2-5", "swsh2-142")
  position.me.deck = {}
  t:position(position)
  t:illegal("play", "swsh2-161")
end)
