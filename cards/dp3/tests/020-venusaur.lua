local function venusaur(me) return { me = me, opponent = { active = "dp3-55" } } end

test("Miracle Aroma: heads, one of three Special Conditions", function(t)
  t:position(venusaur { active = "dp3-20" })
  t:coins "H"
  t:use "Miracle Aroma"
  t:equal(t:asked(), "me")
  t:options { "asleep", "burned", "poisoned" }
  t:answer "burned"
  t:equal(t.opponent.active.conditions, { "burned" })
  t:illegal("use", "Miracle Aroma")
end)

test("Miracle Aroma: Asleep", function(t)
  t:position(venusaur { active = "dp3-20" })
  t:coins "H"
  t:use "Miracle Aroma"
  t:answer "asleep"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("Miracle Aroma: tails, nothing; it is used all the same", function(t)
  t:position(venusaur { active = "dp3-20" })
  t:coins "T"
  t:use "Miracle Aroma"
  t:equal(t.opponent.active.conditions, {})
  t:illegal("use", "Miracle Aroma")
end)

test("Miracle Aroma: on the Bench too, and each Venusaur once", function(t)
  t:position(venusaur { active = "dp3-20", bench = { "dp3-20" } })
  t:coins "TT"
  t:use("Miracle Aroma", "bench 1")
  t:use("Miracle Aroma", "active")
  t:illegal("use", "Miracle Aroma")
end)

test("Miracle Aroma: not with a Special Condition", function(t)
  t:position(venusaur { active = { "dp3-20", conditions = { "poisoned" } } })
  t:illegal("use", "Miracle Aroma")
end)

test("Giant Bloom: heads, 4 damage counters removed", function(t)
  t:position(venusaur { active = { "dp3-20", energy = "GGL", damage = 50 } })
  t:coins "H"
  t:attack "Giant Bloom"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 10)
end)

test("Giant Bloom: heads with fewer than 4, all are removed", function(t)
  t:position(venusaur { active = { "dp3-20", energy = "GGL", damage = 20 } })
  t:coins "H"
  t:attack "Giant Bloom"
  t:equal(t.me.active.damage, 0)
end)

test("Giant Bloom: tails, none", function(t)
  t:position(venusaur { active = { "dp3-20", energy = "GGL", damage = 50 } })
  t:coins "T"
  t:attack "Giant Bloom"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 50)
end)
