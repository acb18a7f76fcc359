local function purge(prizes)
  return {
    ruleset = "sv",
    me = { active = { "sv6pt5-21", energy = "PPP" }, prizes = prizes },
    opponent = { active = "sv6-61" },
  }
end

test("Crescent Purge: 80 more damage for a Prize card that is turned up", function(t)
  t:position(purge { "dp1-124", "dp3-98" })
  t:attack "Crescent Purge"
  t:answer(2)
  t:equal(t.opponent.active.damage, 160)
  t:events { { "card_shown", card = "dp3-98", from = "prizes" } }
end)

test("Crescent Purge: only if one likes", function(t)
  t:position(purge { "dp1-124", "dp3-98" })
  t:attack "Crescent Purge"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 80)
  t:equal(#t:events("card_shown"), 0)
end)

test("Crescent Purge: a card that lies face up cannot be turned up again", function(t)
  t:position(purge { "dp1-124" })
  t:attack "Crescent Purge"
  t:answer(1)
  t:end_turn()
  t:attack "Crescent Purge"
  t:equal(t.opponent.active.damage, 240)
end)

test("Healing Pirouette: heals 20 damage from each own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv6pt5-21", energy = "P", damage = 50 },
      bench = { { "dp3-55", damage = 10 }, { "dp3-98", damage = 30 } },
    },
    opponent = { active = { "dp3-55", damage = 20 } },
  }
  t:attack "Healing Pirouette"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 10)
  t:equal(t.opponent.active.damage, 20)
end)
