local function with(active, deck, turn)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = active, bench = { "sv1-13" }, hand = { "sv5-160" }, deck = deck },
    opponent = { active = "sv1-36" },
  }
end

test("Salvatore: a card without an Ability evolves one of the own Pokémon", function(t)
  t:position(with("sv1-84", { "sv1-85", "dp3-53", "sv1-14", "sv1-86" }))
  t:play "sv5-160"
  t:options { "sv1-85", "dp3-53", "sv1-14" }
  t:answer "sv1-14"
  t:equal(t.me.bench[1].id, "sv1-14")
  t:equal(#t:events("shuffled"), 1)
end)

test("Salvatore: not one with an Ability, whatever its era called it", function(t)
  t:position(with("sv1-85", { "sv1-86", "dp3-7", "sv1-13" }))
  t:play "sv5-160"
  t:options {}
  t:answer "stop"
  t:equal(t.me.active.id, "sv1-85")
end)

test("Salvatore: a Pokémon that is new this turn, too", function(t)
  t:position(with({ "sv1-84", new = true }, { "sv1-85" }))
  t:illegal("evolve", "sv1-85", "active")
  t:play "sv5-160"
  t:answer "sv1-85"
  t:equal(t.me.active.id, "sv1-85")
end)

test("Salvatore: not with an empty deck", function(t)
  t:position(with("sv1-84", {}))
  t:illegal("play", "sv5-160")
end)

test("Salvatore: in the own first turn, too; the opponent's Pokémon do not count", function(t)
  t:position {
    ruleset = "sv",
    turn = 2,
    me = { active = "sv1-84", hand = { "sv5-160" }, deck = { "sv1-85", "sv1-14" } },
    opponent = { active = "sv1-13" },
  }
  t:play "sv5-160"
  t:options { "sv1-85" }
  t:answer "sv1-85"
  t:equal(t.me.active.id, "sv1-85")
end)
