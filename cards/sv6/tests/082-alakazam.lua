local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6-82", energy = "P" } },
    opponent = { active = active, bench = bench },
  }
end

test("Strange Hacking: Confused, and damage counters in any way", function(t)
  t:position(with({ "sv1-38", damage = 50 }, { { "sv1-36", damage = 20 }, "sv1-13" }))
  t:attack "Strange Hacking"
  t:equal(t.opponent.active.conditions, { "confused" })
  t:answer("opponent active", "opponent active", "opponent active", "opponent bench 1")
  t:answer("opponent bench 1", "opponent bench 2", "opponent bench 2", "opponent bench 2")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 30)
end)

test("Strange Hacking: none is moved", function(t)
  t:position(with({ "sv1-38", damage = 50 }, { "sv1-36" }))
  t:attack "Strange Hacking"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 50)
  t:position(with("sv1-38", { "sv1-36" }))
  t:attack "Strange Hacking"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Strange Hacking: it may Knock Out", function(t)
  t:position(with({ "sv1-38", damage = 70 }, { "sv1-13" }))
  t:attack "Strange Hacking"
  local seven = {}
  for i = 1, 7 do seven[i] = "opponent active" end
  t:answer(table.unpack(seven))
  for i = 1, 7 do seven[i] = "opponent bench 1" end
  t:answer(table.unpack(seven))
  t:answer(1)
  t:equal(#t.opponent.bench, 0)
  t:equal(#t.me.prizes, 5)
end)

test("Psychic: 50 more for each Energy on the opponent's Active Pokémon", function(t)
  t:position(with({ "sv1-38", energy = "RR" }, {}))
  t:attack "Psychic"
  t:equal(t.opponent.active.damage, 110)
  t:position(with("sv1-38", {}))
  t:attack "Psychic"
  t:equal(t.opponent.active.damage, 10)
end)
