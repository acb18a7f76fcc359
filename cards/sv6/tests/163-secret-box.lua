local function with(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local hand = { "sv6-163", "dp1-125", "dp1-126", "sv1-13", "sv1-36" }
local deck = {
  "sv1-181",
  "sv1-196",
  "sv1-197",
  "sv5-159",
  "sv1-189",
  "sv1-180",
  "sv1-178",
  "sv1-167",
  "sv1-14",
}

test("Secret Box: an Item, a Tool, a Supporter and a Stadium for 3 cards", function(t)
  t:position(with(hand, deck))
  t:play "sv6-163"
  t:options { "dp1-125", "dp1-126", "sv1-13", "sv1-36" }
  t:fails(
    function() t:answer("dp1-125", "dp1-126", "sv1-13", "sv1-36") end,
    "takes 3 to 3 picks, not 4"
  )
  t:fails(function() t:answer("dp1-125", "dp1-126") end, "takes 3 to 3 picks, not 2")
  t:answer("dp1-125", "dp1-126", "sv1-13")
  t:options { "sv1-181", "sv1-196" }
  t:answer "sv1-196"
  t:options { "sv1-197", "sv5-159" }
  t:answer "sv5-159"
  t:options { "sv1-189", "sv1-180" }
  t:answer "sv1-180"
  t:options { "sv1-178", "sv1-167" }
  t:answer "sv1-167"
  t:equal(t.me.hand, { "sv1-36", "sv1-196", "sv5-159", "sv1-180", "sv1-167" })
  t:equal(#t:events("card_shown"), 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Secret Box: what is not wanted, or not there, is left out", function(t)
  t:position(with(hand, { "sv1-181", "sv1-189", "sv1-14" }))
  t:play "sv6-163"
  t:answer("dp1-125", "dp1-126", "sv1-13")
  t:answer "stop"
  t:answer "stop"
  t:answer "sv1-189"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-36", "sv1-189" })
end)

test("Secret Box: not with fewer than 3 other cards, nor with an empty deck", function(t)
  t:position(with({ "sv6-163", "dp1-125", "dp1-126" }, deck))
  t:illegal("play", "sv6-163")
  t:position(with(hand, {}))
  t:illegal("play", "sv6-163")
end)

test("Secret Box: exactly 3 cards, and 3 are enough", function(t)
  t:position(with({ "sv6-163", "dp1-125", "dp1-126", "sv1-13" }, deck))
  t:legal("play", "sv6-163")
  t:position(with(hand, { "sv1-14" }))
  t:play "sv6-163"
  t:fails(function() t:answer("dp1-125", "dp1-126") end, "takes 3 to 3 picks, not 2")
  t:fails(
    function() t:answer("dp1-125", "dp1-126", "sv1-13", "sv1-36") end,
    "takes 3 to 3 picks, not 4"
  )
  t:answer("dp1-125", "dp1-126", "sv1-13")
  for _ = 1, 4 do t:answer "stop" end
end)
