local function thundershock(t, coin)
  t:position { me = { active = { "dp3-94", energy = "L" } }, opponent = { active = "dp3-55" } }
  t:coins(coin)
  t:attack "Thundershock"
  t:equal(t.opponent.active.damage, 10)
end

test("Thundershock: heads, the Defending Pokémon is Paralyzed", function(t)
  thundershock(t, "H")
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Thundershock: tails, 10 damage", function(t)
  thundershock(t, "T")
  t:equal(t.opponent.active.conditions, {})
end)
