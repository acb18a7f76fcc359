test("Feint Attack: 30 damage to any of the opponent's Pokémon", function(t)
  t:position {
    me = { active = { "dp6-68", energy = "LL" } },
    opponent = { active = "dp3-55", bench = { "dp3-94", "dp3-113" } },
  }
  t:answer "opponent bench 2"
  t:attack "Feint Attack"
  t:changed { ["opponent bench 2 damage"] = 30 }
end)

test("Feint Attack: neither Resistance nor a Poké-Body matters", function(t)
  t:position { me = { active = { "dp6-68", energy = "LL" } }, opponent = { active = "pl4-64" } }
  t:attack "Feint Attack"
  t:equal(t.opponent.active.damage, 30)
  t:position { me = { active = { "dp6-68", energy = "LL" } }, opponent = { active = "ex16-26" } }
  t:attack "Feint Attack"
  t:equal(t.opponent.active.damage, 30)
end)

test("Fasten Claws: heads, 10 more; tails, 40 damage", function(t)
  t:position { me = { active = { "dp6-68", energy = "LL" } }, opponent = { active = "dp3-55" } }
  local odds = t:every_outcome(function(t)
    t:attack "Fasten Claws"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [40] = "1/2", [50] = "1/2" })
end)
