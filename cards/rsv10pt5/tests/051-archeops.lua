local archeops = "rsv10pt5-51"

local function wing(active, bench)
  return {
    ruleset = "sv",
    me = { active = archeops, bench = { "sv1-14" } },
    opponent = { active = active, bench = bench or {} },
  }
end

test("Ancient Wing: the highest Stage goes into the opponent's hand", function(t)
  t:position(wing({ "sv1-15", energy = "G", damage = 20 }, { "sv1-13" }))
  t:use "Ancient Wing"
  t:equal(t.opponent.active.id, "sv1-14")
  t:equal(t.opponent.active.energy, "G")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.under, { "sv1-13" })
  t:equal(t.opponent.hand, { "sv1-15" })
end)

test("Ancient Wing: of one of the opponent's evolved Pokémon", function(t)
  t:position(wing("sv1-38", { "sv1-13", "sv1-14" }))
  t:use "Ancient Wing"
  t:options { "opponent active", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.bench[2].id, "sv1-13")
  t:equal(t.opponent.active.id, "sv1-38")
  t:equal(t.opponent.hand, { "sv1-14" })
end)

test("Ancient Wing: once a turn", function(t)
  t:position(wing "sv1-15")
  t:use "Ancient Wing"
  t:illegal("use", "Ancient Wing")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Ancient Wing")
end)

test("Ancient Wing: Knocked Out when it has too much damage", function(t)
  t:position(wing({ "sv1-14", damage = 70 }, { "sv1-13" }))
  t:use "Ancient Wing"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.opponent.hand, { "sv1-14" })
  t:equal(t.opponent.discard, { "sv1-13" })
end)

test("Ancient Wing: not without an evolved Pokémon on the opponent's side", function(t)
  t:position(wing("sv1-13", { "sv1-80" }))
  t:illegal("use", "Ancient Wing")
end)

test("Ancient Wing: not from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { archeops } },
    opponent = { active = "sv1-15" },
  }
  t:illegal("use", "Ancient Wing")
end)
