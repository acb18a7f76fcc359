local function flashing_eyes(t, coins)
  t:position { me = { active = { "neo4-110", energy = "PLG" } }, opponent = { active = "dp3-55" } }
  t:coins(coins)
  t:attack "Flashing Eyes"
  t:equal(t.opponent.active.damage, 30)
  return t.opponent.active.conditions
end

test("Flashing Eyes: 1 heads, Asleep", function(t)
  t:equal(flashing_eyes(t, "THTT"), { "asleep" })  -- the fourth coin: it stays Asleep
end)

test("Flashing Eyes: 2 heads, Confused", function(t)
  t:equal(flashing_eyes(t, "HTH"), { "confused" })
end)

test("Flashing Eyes: 3 heads, Paralyzed", function(t)
  t:equal(flashing_eyes(t, "HHH"), { "paralyzed" })
end)

test("Flashing Eyes: no heads, only damage", function(t) t:equal(flashing_eyes(t, "TTT"), {}) end)
