local codebreaking = "sv5-145"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { codebreaking, codebreaking }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv1-13", "sv1-14", "dp1-124", "sv1-36", "sv1-65" }

test("Ciphermaniac's Codebreaking: any 2 cards on top, in any order", function(t)
  for _, order in ipairs { { "dp1-124", "sv1-65" }, { "sv1-65", "dp1-124" } } do
    t:position(with(deck))
    t:play(codebreaking)
    t:options { "sv1-13", "sv1-14", "dp1-124", "sv1-36", "sv1-65" }
    t:answer("dp1-124", "sv1-65")
    t:answer(order[1], order[2])
    t:equal(t.me.deck[1], order[1])
    t:equal(t.me.deck[2], order[2])
    t:equal(#t.me.deck, 5)
    t:equal(t.me.hand, { codebreaking })
    t:equal(#t:events("card_shown"), 0)
    t:events { { "shuffled", player = "me" } }
    t:illegal("play", codebreaking)
  end
end)

test("Ciphermaniac's Codebreaking: neither 1 nor 3", function(t)
  t:position(with(deck))
  t:play(codebreaking)
  t:fails(function() t:answer "sv1-13" end, "takes 2")
  t:fails(function() t:answer("sv1-13", "sv1-14", "sv1-36") end, "takes 2")
  t:answer("sv1-13", "sv1-14")
  t:answer("sv1-13", "sv1-14")
end)

test("Ciphermaniac's Codebreaking: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", codebreaking)
end)
