local function confuse_ray(t, coin)
  t:position { me = { active = { "dp3-102", energy = "P" } }, opponent = { active = "dp3-55" } }
  t:coins(coin)
  t:attack "Confuse Ray"
  t:equal(t.opponent.active.damage, 0)
end

test("Confuse Ray: heads, the Defending Pokémon is Confused", function(t)
  confuse_ray(t, "H")
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Confuse Ray: tails, nothing", function(t)
  confuse_ray(t, "T")
  t:equal(t.opponent.active.conditions, {})
end)
