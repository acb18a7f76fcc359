local function inspiration(deck, opponent)
  return {
    ruleset = "sv",
    me = { active = { "sv7-58", energy = "PP" }, bench = { "sv1-13" }, deck = deck },
    opponent = opponent or { active = "sv1-38", bench = { "sv1-36" } },
  }
end

test("Seek Inspiration: an attack of the Pokémon discarded, without its cost", function(t)
  t:position(inspiration { "sv1-80", "dp1-123" })
  t:attack "Seek Inspiration"
  t:options { "Sharp Fang", "Lightning Laser" }
  t:answer "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.me.discard, { "sv1-80" })
  t:equal(t.turn_player, "opponent")
end)

test("Seek Inspiration: Slowking attacks, with its own type", function(t)
  t:position(inspiration({ "sv1-80", "dp1-123" }, { active = "sm1-67" }))
  t:attack "Seek Inspiration"
  t:answer "Sharp Fang"
  t:equal(t.opponent.active.damage, 60)  -- Weakness to Psychic
end)

test("Seek Inspiration: what the attack does to this Pokémon is done to Slowking", function(t)
  t:position(inspiration { "sv1-38", "dp1-123" })
  t:attack "Seek Inspiration"
  t:answer "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)

test("Seek Inspiration: an Evolution card, too, and the attack is one of the choices", function(t)
  t:position(inspiration { "sv7-58", "sv1-80", "dp1-123" })
  t:attack "Seek Inspiration"
  t:answer "Seek Inspiration"
  t:answer "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.discard, { "sv7-58", "sv1-80" })
end)

test("Seek Inspiration: nothing if the Pokémon has a Rule Box", function(t)
  for _, id in ipairs { "sv1-81", "swsh1-49", "swsh10-46" } do
    t:position(inspiration { id, "dp1-123" })
    t:attack "Seek Inspiration"
    t:equal(t.opponent.active.damage, 0)
    t:equal(t.me.discard, { id })
    t:equal(t.turn_player, "opponent")
  end
end)

test("Seek Inspiration: nothing if the card is no Pokémon, even with an attack", function(t)
  for _, id in ipairs { "dp1-123", "swsh3-167", "dp6-136" } do
    t:position(inspiration { id, "sv1-80" })
    t:attack "Seek Inspiration"
    t:equal(t.me.discard, { id })
    t:equal(t.turn_player, "opponent")
  end
end)

test("Seek Inspiration: nothing with an empty deck", function(t)
  t:position(inspiration {})
  t:attack "Seek Inspiration"
  t:unchanged()
end)
