local ruins = "me1-127"

local function table_with(hand, more)
  local position = {
    ruleset = "sv",
    stadium = ruins,
    me = { active = "sv1-13", hand = hand },
    opponent = { active = { "sv1-13", energy = "G" }, hand = { "sv1-36" } },
  }
  for key, value in pairs(more or {}) do position.me[key] = value end
  return position
end

test("Risky Ruins: 2 damage counters on a Basic Pokémon put onto the Bench", function(t)
  t:position(table_with { "sv1-36" })
  t:bench "sv1-36"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.me.active.damage, 0)
  t:equal(#t:events("damaged"), 0)
end)

test("Risky Ruins: for the opponent in their turn also", function(t)
  t:position(table_with {})
  t:end_turn()
  t:bench "sv1-36"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Risky Ruins: not on a Darkness Pokémon", function(t)
  t:position(table_with { "sv10-123" })
  t:bench "sv10-123"
  t:equal(t.me.bench[1].damage, 0)
end)

test("Risky Ruins: from the deck also", function(t)
  t:position(table_with({ "sv1-181" }, { deck = { "sv1-36", "sv10-123" } }))
  t:play "sv1-181"
  t:answer "sv1-36"
  t:equal(t.me.bench[1].damage, 20)
end)

test("Risky Ruins: not when it evolves, nor when it moves to the Bench", function(t)
  t:position(table_with({ "sv1-14" }, {
    active = { "sv1-80", energy = "L" },
    bench = { "sv1-13" },
  }))
  t:evolve("sv1-14", "bench 1")
  t:retreat "bench 1"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Risky Ruins: not on what was there before", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { "sv1-36" }, hand = { ruins } },
    opponent = { active = "sv1-13", bench = { "sv1-36" } },
  }
  t:play(ruins)
  t:equal(t.stadium, ruins)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Risky Ruins: another with the same name can't be played, another Stadium can", function(t)
  t:position(table_with { ruins, "sv1-178" })
  t:illegal("play", ruins)
  t:play "sv1-178"
  t:equal(t.stadium, "sv1-178")
end)

test("Risky Ruins: by an attack also, on each of them", function(t)
  t:position(table_with({}, {
    active = { "me2pt5-92", energy = "G" },
    deck = { "sv7-118", "sv7-8" },
  }))
  t:attack "Roto Call"
  t:answer(true)
  t:answer("sv7-118", "sv7-8")
  t:answer "#1"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.me.bench[2].damage, 20)
end)

test("Risky Ruins: from the deck for the opponent, and not on a Darkness Pokémon", function(t)
  local position = table_with {}
  position.opponent.hand = { "sv1-181", "sv1-181" }
  position.opponent.deck = { "dp1-123", "sv1-36", "sv10-123" }
  t:position(position)
  t:end_turn()
  t:play "sv1-181"
  t:answer "sv1-36"
  t:play "sv1-181"
  t:answer "sv10-123"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 0)
end)
