local function with(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "dp1-126", "dp1-125", "sv5-162", "sv1-13" }

test("Earthen Vessel: up to 2 Basic Energy cards for another card", function(t)
  t:position(with({ "sv4-163", "sv1-52", "sv1-36" }, deck))
  t:play "sv4-163"
  t:answer "sv1-36"
  t:options { "dp1-126", "dp1-125" }
  t:answer("dp1-125", "dp1-126")
  t:equal(t.me.hand, { "sv1-52", "dp1-125", "dp1-126" })
  t:equal(t.me.discard, { "sv1-36", "sv4-163" })
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Earthen Vessel: none need be taken", function(t)
  t:position(with({ "sv4-163", "sv1-52" }, deck))
  t:play "sv4-163"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Earthen Vessel: not without another card, nor with an empty deck", function(t)
  t:position(with({ "sv4-163" }, deck))
  t:illegal("play", "sv4-163")
  t:position(with({ "sv4-163", "sv1-52" }, {}))
  t:illegal("play", "sv4-163")
end)

test("Earthen Vessel: not three", function(t)
  t:position(with({ "sv4-163", "sv1-52" }, { "dp1-126", "dp1-125", "dp1-124" }))
  t:play "sv4-163"
  t:fails(function() t:answer("dp1-126", "dp1-125", "dp1-124") end, "takes 0 to 2 picks, not 3")
  t:answer("dp1-126", "dp1-125")
end)
