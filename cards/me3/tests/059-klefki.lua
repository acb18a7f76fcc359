local function lock(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "me3-59", energy = "M" }, bench = { { "me3-59", energy = "M" } } },
    opponent = { active = active, bench = bench, hand = { "2 bw1-104" } },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Memory Lock: the attack of my choice is barred, the other is not", function(t)
  t:position(lock(miraidon))
  t:attack "Memory Lock"
  t:equal(t:asked(), "me")
  t:options { "Sharp Fang", "Lightning Laser" }
  t:answer "Lightning Laser"
  t:equal(t.opponent.active.damage, 30)
  t:illegal("attack", "Lightning Laser")
  t:legal("attack", "Sharp Fang")
end)

test("Memory Lock: the first attack, too", function(t)
  t:position(lock(miraidon))
  t:attack "Memory Lock"
  t:answer "Sharp Fang"
  t:illegal("attack", "Sharp Fang")
  t:legal("attack", "Lightning Laser")
end)

test("Memory Lock: only in the opponent's next turn", function(t)
  t:position(lock(miraidon))
  t:attack "Memory Lock"
  t:answer "Sharp Fang"
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Sharp Fang")
end)

test("Memory Lock: not for another Pokémon with the attack", function(t)
  t:position(lock(miraidon, { miraidon }))
  t:attack "Memory Lock"
  t:answer "Sharp Fang"
  t:play "bw1-104"
  t:legal("attack", "Sharp Fang")
  t:play "bw1-104"
  t:legal("attack", "Sharp Fang")
end)

test("Memory Lock: a Pokémon's only attack", function(t)
  t:position(lock { "me1-8", energy = "G" })
  t:attack "Memory Lock"
  t:equal(t.opponent.active.damage, 30)
  t:illegal("attack", "Razor Leaf")
end)
