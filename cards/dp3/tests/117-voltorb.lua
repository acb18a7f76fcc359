local function big_explosion(defender, more)
  local me = { active = { "dp3-117", energy = "LF" }, bench = { "dp3-94", "dp3-98" } }
  for key, value in pairs(more or {}) do me[key] = value end
  return { me = me, opponent = { active = defender, bench = { "dp3-95", "dp3-99" } } }
end

test("Big Explosion: 50 to each Active Pokémon, Knocking Voltorb Out", function(t)
  t:position(big_explosion "dp3-55")
  t:attack "Big Explosion"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "promote")
  t:answer "bench 1"
  t:equal(t.me.active.id, "dp3-94")
  t:equal(#t.me.discard, 3)
end)

test("EX-55: both are Knocked Out, the opponent takes the Prize and promotes first", function(t)
  t:position(big_explosion "dp3-76")
  t:attack "Big Explosion"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "promote")
  t:answer "opponent bench 1"
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "promote")
  t:answer "bench 2"
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.active.id, "dp3-98")
  t:equal(t.opponent.active.id, "dp3-95")
end)

test("Big Explosion: PlusPower does not raise the damage to itself", function(t)
  t:position(big_explosion("dp3-55", { hand = { "dp3-121" } }))
  t:play("dp3-121", "active")
  t:attack "Big Explosion"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t:events("damaged")[2].value, 50)
  t:answer(1)
  t:answer "bench 1"
end)
