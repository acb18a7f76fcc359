local function level_down(t, gengar)
  t:position {
    me = { active = "dp3-94", bench = { gengar or "pl4-97" } },
    opponent = {
      active = { "dp3-131", damage = 60, under = { "dp3-7" } },
      bench = { "dp3-55" },
      deck = { "dp3-94" },
    },
  }
end

test("Level-Down: the card that levels it up goes into the deck", function(t)
  level_down(t)
  t:shuffle()
  t:use "Level-Down"
  t:equal(t.opponent.active.id, "dp3-7")
  t:equal(t.opponent.active.damage, 60)
  t:equal(#t.opponent.deck, 2)
  t:illegal("use", "Level-Down")
end)

test("Level-Down: what has too much damage then is Knocked Out", function(t)
  level_down(t)
  t:position {
    me = { active = "dp3-94", bench = { "pl4-97" } },
    opponent = { active = { "dp3-131", damage = 120, under = { "dp3-7" } }, bench = { "dp3-55" } },
  }
  t:shuffle()
  t:use "Level-Down"
  t:answer(1)
  t:equal(t.opponent.active.id, "dp3-55")
end)

test("Level-Down: not with a Special Condition, nor without a Pokémon LV.X there", function(t)
  t:position {
    me = { active = { "pl4-97", conditions = { "poisoned" } } },
    opponent = { active = "dp3-131" },
  }
  t:illegal("use", "Level-Down")
  t:position { me = { active = "pl4-97" }, opponent = { active = "dp3-7" } }
  t:illegal("use", "Level-Down")
end)

test("Compound Pain: 30 to each that is damaged already", function(t)
  t:position {
    me = { active = { "pl4-97", energy = "PPP" } },
    opponent = { active = "dp3-55", bench = { { "dp3-48", damage = 10 }, "dp3-94" } },
  }
  t:attack "Compound Pain"
  t:changed { ["opponent bench 1 damage"] = 40 }
end)
