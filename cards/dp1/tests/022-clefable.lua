local function against(defender, clefable)
  clefable = clefable or {}
  clefable[1] = "dp1-22"
  clefable.energy = clefable.energy or "LLL"
  return { me = { active = clefable }, opponent = { active = defender, bench = { "dp3-94" } } }
end

test("Double Slap: two heads, 60 damage", function(t)
  t:position(against "dp3-55")
  t:coins "HH"
  t:attack "Double Slap"
  t:equal(t.opponent.active.damage, 60)
end)

test("Double Slap: one heads, 30 damage", function(t)
  t:position(against "dp3-55")
  t:coins "TH"
  t:attack "Double Slap"
  t:equal(t.opponent.active.damage, 30)
end)

test("Double Slap: no heads, no damage", function(t)
  t:position(against "dp3-55")
  t:coins "TT"
  t:attack "Double Slap"
  t:equal(t.opponent.active.damage, 0)
end)

test("Metronome: copies the attack chosen, with its effect", function(t)
  t:position(against "dp3-93")
  t:attack "Metronome"
  t:equal(t:asked(), "me")
  t:options { "Fire Punch", "Smog" }
  t:answer "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 30)  -- 10 of it from the Poison
end)

test("Metronome: a single attack needs no question", function(t)
  t:position(against "pl3-29")
  t:attack "Metronome"
  t:equal(t.opponent.active.damage, 40)  -- Riot; Mareep on the Bench is unevolved
end)

test("EX-40: a copied Flail counts the counters on Clefable", function(t)
  t:position(against({ "dp3-98", damage = 10 }, { damage = 30 }))
  t:attack "Metronome"
  t:answer "Flail"
  t:equal(t.opponent.active.damage, 40)
end)

test("Metronome: what else the attack demands must be done", function(t)
  t:position(against "dp3-3")
  t:coins "H"
  t:attack "Metronome"
  t:equal(t.me.active.energy, "L")
  t:equal(t.opponent.active.damage, 120)
end)

test("Metronome: Blast Burn with too little to discard does nothing", function(t)
  t:position(against "dp3-3")
  t:coins "T"
  t:attack "Metronome"
  t:equal(t.me.active.energy, "LLL")
  t:equal(t.opponent.active.damage, 0)
end)

test("Metronome: copying Metronome asks again", function(t)
  t:position(against "dp1-22")
  t:attack "Metronome"
  t:answer "Metronome"
  t:options { "Double Slap", "Metronome" }
  t:coins "HT"
  t:answer "Double Slap"
  t:equal(t.opponent.active.damage, 30)
end)

test("Metronome: the choice comes before the Confusion flip", function(t)
  t:position(against("dp3-93", { conditions = { "confused" } }))
  t:attack "Metronome"
  t:equal(t:purpose(), "attack")
  t:answer "Smog"
  t:coins "T"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.active.damage, 30)
end)
