local function select(t, energy, hand, discard)
  t:position {
    me = { active = { "ex14-99", energy = energy }, hand = hand, discard = discard },
    opponent = { active = "dp3-55" },
  }
end

test("Psychic Select: any card of the discard pile", function(t)
  select(t, "P", {}, { "dp3-94", "dp3-127" })
  t:attack "Psychic Select"
  t:answer "dp3-127"
  t:equal(t.me.hand, { "dp3-127" })
end)

test("Skill Copy: an attack of the card discarded", function(t)
  select(t, "PPP", { "dp7-40", "dp3-127" })  -- Smog is free
  t:attack "Skill Copy"
  t:answer "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.me.discard, { "dp7-40" })
end)

test("Skill Copy: not if the Energy is not enough for it", function(t)
  select(t, "PPP", { "dp3-48" })  -- Bash In needs Fighting Energy
  t:attack "Skill Copy"
  t:answer "Bash In"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.discard, { "dp3-48" })
end)

test("Skill Copy: without a Pokémon in hand it does nothing", function(t)
  select(t, "PPP", { "dp3-127" })
  t:attack "Skill Copy"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.hand, { "dp3-127" })
end)

test("Skill Copy: the Energy of the Defending Pokémon does not pay", function(t)
  t:position {
    me = { active = { "ex14-99", energy = "PPP" }, hand = { "dp3-48" } },
    opponent = { active = { "dp3-55", energy = "FFFF" } },
  }
  t:attack "Skill Copy"
  t:answer "Bash In"
  t:equal(t.opponent.active.damage, 0)
end)
