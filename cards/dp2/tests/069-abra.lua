local deck = { "dp3-94", "dp1-127", "dp3-113", "dp1-126", "dp3-55", "base1-1" }

local function abra(side)
  side.active = { "dp2-69", energy = "PL" }
  return { me = side, opponent = { active = "dp3-55" } }
end

test("Play Search: one of the top 5 cards into the hand, the rest is shuffled", function(t)
  t:position(abra { deck = deck })
  t:shuffle()
  t:attack "Play Search"
  t:options { "dp3-94", "dp1-127", "dp3-113", "dp1-126", "dp3-55" }
  t:answer "dp3-113"
  t:equal(t.me.hand, { "dp3-113" })
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
  t:equal(t:events("card_shown"), {})
end)

test("Play Search: a card must be taken, even if there are fewer than 5", function(t)
  t:position(abra { deck = { "dp3-94" } })
  t:attack "Play Search"
  t:options { "dp3-94" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "dp3-94"
  t:equal(t.me.hand, { "dp3-94" })
end)

test("Ultra Evolution: Abra becomes an Alakazam of the deck", function(t)
  t:position(abra { deck = deck })
  t:answer "base1-1"
  t:attack "Ultra Evolution"
  t:equal(t.me.active.id, "base1-1")
  t:equal(t.me.active.under, { "dp2-69" })
  t:equal(t.me.active.energy, "PL")
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
end)

test("NOTE-01 Ultra Evolution: it counts as evolving, which ends Special Conditions", function(t)
  local position = abra { deck = deck }
  position.me.active.conditions = { "poisoned" }
  position.me.active.damage = 20
  t:position(position)
  t:answer "base1-1"
  t:attack "Ultra Evolution"
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 20)
end)

test("Ultra Evolution: an Alakazam alone", function(t)
  t:position(abra { deck = deck })
  t:attack "Ultra Evolution"
  t:options { "base1-1" }
  t:answer "base1-1"
end)

test("Ultra Evolution: the Alakazam need not be found", function(t)
  t:position(abra { deck = deck })
  t:answer "stop"
  t:attack "Ultra Evolution"
  t:equal(t.me.active.id, "dp2-69")
  t:equal(#t.me.deck, 6)
  t:equal(#t:events("shuffled"), 1)
end)
