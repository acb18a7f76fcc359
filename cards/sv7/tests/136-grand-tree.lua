local function with(bench, deck, turn)
  return {
    ruleset = "sv",
    stadium = "sv7-136",
    turn = turn,
    me = { active = "sv1-36", bench = bench, deck = deck },
    opponent = { active = "sv1-36", bench = { "sv1-84" }, deck = { "sv1-85", "dp1-123" } },
  }
end

test("Grand Tree: a Stage 1, then a Stage 2 onto the same Pokémon", function(t)
  t:position(with({ "sv1-84", "sv1-13", "sv1-85" }, { "sv1-85", "sv1-14", "sv1-86", "dp3-7" }))
  t:use_stadium()
  t:options { "sv1-85", "sv1-14" }
  t:answer "sv1-85"
  t:options { "sv1-86", "dp3-7" }
  t:answer "sv1-86"
  t:equal(t.me.bench[1].id, "sv1-86")
  t:equal(t.me.bench[3].id, "sv1-85")
  t:equal(#t:events("shuffled"), 1)
  t:illegal "use_stadium"
end)

test("Grand Tree: the Stage 2 may stay away", function(t)
  t:position(with({ "sv1-84" }, { "sv1-85", "sv1-86" }))
  t:use_stadium()
  t:answer "sv1-85"
  t:answer "stop"
  t:equal(t.me.bench[1].id, "sv1-85")
end)

test("Grand Tree: nothing is taken", function(t)
  t:position(with({ "sv1-84" }, { "sv1-86" }))
  t:use_stadium()
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].id, "sv1-84")
  t:equal(#t:events("shuffled"), 1)
end)

test("Grand Tree: a new Pokémon does not evolve", function(t)
  t:position(with({ "sv1-84", { "sv1-13", new = true } }, { "sv1-85", "sv1-14" }))
  t:use_stadium()
  t:options { "sv1-85" }
  t:answer "sv1-85"
  t:answer "stop"
end)

test("Grand Tree: not in the own first turn, nor with an empty deck", function(t)
  t:position(with({ "sv1-84" }, { "sv1-85" }, 2))
  t:illegal "use_stadium"
  t:position(with({ "sv1-84" }, {}))
  t:illegal "use_stadium"
end)

test("Grand Tree: the opponent in their own turn", function(t)
  t:position(with({ "sv1-84" }, { "sv1-85" }))
  t:end_turn()
  t:use_stadium()
  t:answer "stop"
  t:equal(#t:events("shuffled"), 1)
end)

test("Grand Tree: not with only Pokémon that are new, or have evolved", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv7-136",
    me = { active = "sv1-85", bench = { { "sv1-84", new = true } }, deck = { "sv1-85", "sv1-86" } },
    opponent = { active = "sv1-84" },
  }
  t:illegal "use_stadium"
end)

test("Grand Tree: the Stage 2 must evolve from that Pokémon", function(t)
  t:position(with({ "sv1-84", "sv1-13" }, { "sv1-14", "sv1-86", "dp3-7" }))
  t:use_stadium()
  t:options { "sv1-14" }
  t:answer "sv1-14"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[2].id, "sv1-14")
end)

-- It stays where it is: Palafin ex comes into play only by an Ability of another name.
test("Grand Tree: no Stage 2 if nothing has evolved", function(t)
  t:position(with({ "sv6-59" }, { "sv6-61" }))
  t:use_stadium()
  t:answer "sv6-61"
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.bench[1].id, "sv6-59")
  t:equal(t.me.deck, { "sv6-61" })
  t:equal(#t:events("shuffled"), 1)
end)
