local grimer = "sv10-123"

local function sludge(bench)
  return {
    ruleset = "sv",
    me = { active = { grimer, energy = "DG" } },
    opponent = {
      active = { "sv1-14", energy = "G", attached = { "sv1-193" } },
      bench = bench or { "sv8-70" },
    },
  }
end

test("Corrosive Sludge: discarded with all cards at the end of the opponent's turn", function(t)
  t:position(sludge())
  t:attack "Corrosive Sludge"
  t:equal(t.opponent.active.id, "sv1-14")
  t:equal(t.opponent.active.damage, 0)
  t:end_turn()
  t:equal(t.opponent.active.id, "sv8-70")
  t:changed {
    ["opponent active"] = "Togepi",
    ["opponent bench 1"] = true,
    ["opponent hand"] = true,
    ["opponent deck"] = true,
    ["me hand"] = true,
    ["me deck"] = true,
    ["opponent discard"] = { "+ Sprigatito", "+ Floragato", "+ Grass Energy", "+ Rocky Helmet" },
  }
  t:equal(#t:events("knocked_out"), 0)
  t:equal(t.me.prizes_left, 6)
end)

test("Corrosive Sludge: not when it went to the Bench", function(t)
  t:position(sludge())
  t:attack "Corrosive Sludge"
  t:retreat "opponent bench 1"
  t:end_turn()
  t:equal(t.opponent.bench[1].id, "sv1-14")
  t:equal(t.opponent.active.id, "sv8-70")
end)

test("Corrosive Sludge: not when it evolved", function(t)
  local position = sludge()
  position.opponent.hand = { "sv1-15" }
  t:position(position)
  t:attack "Corrosive Sludge"
  t:evolve("sv1-15", "opponent active")
  t:end_turn()
  t:equal(t.opponent.active.id, "sv1-15")
end)

test("Corrosive Sludge: without another Pokémon, the match is won", function(t)
  t:position(sludge {})
  t:attack "Corrosive Sludge"
  t:end_turn()
  t:equal(t.winner, "me")
end)
