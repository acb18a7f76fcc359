local function color_pick(deck)
  return { me = { active = "dp3-66", deck = deck }, opponent = { active = "dp3-55" } }
end
local L, R = "dp1-126", "dp1-124"

test("Color Pick: up to 3 basic Energy cards, shown", function(t)
  t:position(color_pick { L, R, "dp3-129", L, "dp3-94", R })
  t:attack "Color Pick"
  t:options { R, L }
  t:fails(function() t:answer(L, L, R, R) end, "takes 0 to 3 picks, not 4")
  t:answer(L, L, R)
  t:equal(#t.me.hand, 3)
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("card_shown"), 3)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Color Pick: fewer will do", function(t)
  t:position(color_pick { L, R, L })
  t:answer(L)
  t:attack "Color Pick"
  t:equal(t.me.hand, { L })
end)

test("GAP-19: Color Pick need not find any", function(t)
  t:position(color_pick { L, R, L })
  t:answer "stop"
  t:attack "Color Pick"
  t:equal(t.me.hand, {})
end)

test("Color Pick: nothing to find", function(t)
  t:position(color_pick { "dp3-94", "dp3-129" })
  t:attack "Color Pick"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

local function trace(bench, smeargle)
  smeargle = smeargle or {}
  smeargle[1] = "dp3-66"
  smeargle.energy = "L"
  return { me = { active = smeargle }, opponent = { active = "dp3-55", bench = bench } }
end

test("Trace: heads, an attack of an opposing Benched Pokémon", function(t)
  t:position(trace { "dp3-93", "dp3-94" })
  t:coins "H"
  t:attack "Trace"
  t:options { "Fire Punch", "Smog", "Thundershock", "Static Shock" }
  t:answer "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 30)  -- 10 of it from the Poison
end)

test("Trace: the same attack on two Pokémon is told apart by its place", function(t)
  t:position(trace { "dp3-87", "dp3-94" })
  t:coins "HH"
  t:attack "Trace"
  t:answer "Thundershock on opponent bench 2"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("EX-40: Trace, a copied Flail counts the counters on Smeargle", function(t)
  t:position(trace({ { "dp3-98", damage = 10 } }, { damage = 40 }))
  t:coins "H"
  t:attack "Trace"
  t:answer "Flail"
  t:equal(t.opponent.active.damage, 40)
end)

test("Trace: what the attack does to its user, it does to Smeargle", function(t)
  t:position(trace { "dp3-98" })
  t:coins "H"
  t:attack "Trace"
  t:answer "Take Down"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.damage, 10)
end)

test("Trace: the copied attack's own choices are made", function(t)
  t:position(trace { "dp3-95" })
  t:coins "H"
  t:attack "Trace"
  t:equal(t:purpose(), "damage")
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.active.damage, 0)
end)

test("Trace: tails, nothing", function(t)
  t:position(trace { "dp3-93" })
  t:coins "T"
  t:attack "Trace"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

test("Trace: heads, but the opponent has no Bench", function(t)
  t:position(trace {})
  t:coins "H"
  t:attack "Trace"
  t:equal(t.opponent.active.damage, 0)
end)
