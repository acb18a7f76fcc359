local function lead(deck)
  return { me = { active = "dp3-113", deck = deck }, opponent = { active = "dp3-55" } }
end

test("Lead: a Supporter, shown, without any Energy", function(t)
  t:position(lead { "dp3-122", "dp3-94", "dp3-127", "dp3-125" })
  t:shuffle("dp3-94", "dp3-127", "dp3-122")
  t:attack "Lead"
  t:options { "dp3-122", "dp3-125" }
  t:answer "dp3-125"
  t:equal(t.me.hand, { "dp3-125" })
  t:equal(t.me.deck, { "dp3-94", "dp3-127", "dp3-122" })
  t:equal(t:events("card_shown")[1].card, "dp3-125")
end)

test("Lead: need not find one", function(t)
  t:position(lead { "dp3-122", "dp3-94" })
  t:answer "stop"
  t:attack "Lead"
  t:equal(t.me.hand, {})
end)

test("Lead: nothing to find", function(t)
  t:position(lead { "dp3-127", "dp3-94" })
  t:attack "Lead"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

local function frighten_horn(defender)
  return { me = { active = { "dp3-113", energy = "LL" } }, opponent = { active = defender } }
end

test("Frighten Horn: a Pokémon that is not Evolved is Confused", function(t)
  t:position(frighten_horn "dp3-55")
  t:attack "Frighten Horn"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Frighten Horn: an Evolved Pokémon is not", function(t)
  t:position(frighten_horn "dp3-50")
  t:attack "Frighten Horn"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, {})
end)
