local kit = "sv8-171"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { kit, kit }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv1-13", "sv1-14", "sv1-15", "dp1-124", "dp1-125" }

test("Deduction Kit: the top 3 cards in any order", function(t)
  t:position(with(deck))
  t:play(kit)
  t:answer "#1"
  t:answer("sv1-15", "sv1-13", "sv1-14")
  t:equal(t.me.deck, { "sv1-15", "sv1-13", "sv1-14", "dp1-124", "dp1-125" })
  t:equal(#t:events("card_shown"), 0)
  t:equal(t.me.hand, { kit })
  t:legal("play", kit)
end)

test("Deduction Kit: or shuffled on the bottom", function(t)
  t:position(with(deck))
  t:play(kit)
  t:answer "#2"
  t:pick "sv1-14"
  t:pick "sv1-15"
  t:equal(t.me.deck[1], "dp1-124")
  t:equal(t.me.deck[2], "dp1-125")
  local bottom = { t.me.deck[3], t.me.deck[4], t.me.deck[5] }
  table.sort(bottom)
  t:equal(bottom, { "sv1-13", "sv1-14", "sv1-15" })
end)

test("Deduction Kit: a deck of 2 cards; none, and it may not be played", function(t)
  t:position(with { "sv1-13", "sv1-14" })
  t:play(kit)
  t:answer "#1"
  t:answer("sv1-14", "sv1-13")
  t:equal(t.me.deck, { "sv1-14", "sv1-13" })
  t:position(with {})
  t:illegal("play", kit)
end)
