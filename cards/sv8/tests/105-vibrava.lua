local vibrava = { "sv8-105", energy = "FF" }

local function screech(opponent, bench)
  return { ruleset = "sv", me = { active = vibrava, bench = bench }, opponent = opponent }
end

local skeledirge = { active = { "sv1-38", energy = "RRR" }, bench = { "sv1-38" } }

test("Screech: 50 more after Weakness in my next turn", function(t)
  t:position(screech { active = "sv1-65" })
  t:attack "Screech"
  t:equal(t.opponent.active.damage, 0)
  t:end_turn()
  t:attack "Cutting Wind"
  t:equal(t.opponent.active.damage, 150)
end)

test("Screech: not in the turn after that", function(t)
  t:position(screech(skeledirge))
  t:attack "Screech"
  for _ = 1, 3 do t:end_turn() end
  t:attack "Cutting Wind"
  t:equal(t.opponent.active.damage, 50)
end)

test("Screech: not in the opponent's turn", function(t)
  t:position(screech(skeledirge, { "sv1-13" }))
  t:attack "Screech"
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.opponent.active.damage, 30)
end)

test("Screech: another Pokémon's attack, too", function(t)
  t:position(screech(skeledirge, { { "sv1-80", energy = "LL" } }))
  t:attack "Screech"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 80)
end)

test("Screech: not to a new Active Pokémon, nor to one that comes back", function(t)
  t:position(screech(skeledirge))
  t:attack "Screech"
  t:retreat "opponent bench 1"
  t:end_turn()
  t:attack "Cutting Wind"
  t:equal(t.opponent.active.damage, 50)
  t:position(screech { active = "sv1-38", bench = { "sv1-80" }, hand = { "2 bw1-104" } })
  t:attack "Screech"
  t:play "bw1-104"
  t:play "bw1-104"
  t:end_turn()
  t:equal(t.opponent.active.id, "sv1-38")
  t:attack "Cutting Wind"
  t:equal(t.opponent.active.damage, 50)
end)

test("Screech: damage counters are not damage", function(t)
  t:position(screech(skeledirge, { { "me2-46", energy = "P" } }))
  t:attack "Screech"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 10)
end)
