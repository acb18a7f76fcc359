local function electabuzz(energy)
  return {
    me = { active = { "dp3-87", energy = energy } },
    opponent = { active = { "dp3-55", energy = "LL" }, bench = { "dp3-94" } },
  }
end

test("Thundershock: heads, the Defending Pokémon is Paralyzed", function(t)
  t:position(electabuzz "L")
  t:coins "H"
  t:attack "Thundershock"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("PAR-03: it misses its next turn and then recovers", function(t)
  t:position(electabuzz "L")
  t:coins "H"
  t:attack "Thundershock"
  t:illegal "attack"
  t:illegal "retreat"
  t:end_turn()
  t:equal(t.opponent.active.conditions, {})
end)

test("Thundershock: tails, 10 damage", function(t)
  t:position(electabuzz "L")
  t:coins "T"
  t:attack "Thundershock"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.active.conditions, {})
end)

test("Thunder: tails, 30 damage to itself", function(t)
  t:position(electabuzz "LLF")
  t:coins "T"
  t:attack "Thunder"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 30)
end)

test("Thunder: heads, none", function(t)
  t:position(electabuzz "LLF")
  t:coins "H"
  t:attack "Thunder"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 0)
end)

test("Thunder: it may Knock itself Out", function(t)
  local position = electabuzz "LLF"
  position.me.active.damage = 40
  position.me.bench = { "dp3-94" }
  t:position(position)
  t:coins "T"
  t:attack "Thunder"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.active.id, "dp3-94")
end)
