local function benched(t)
  t:position {
    me = { active = "dp3-94", bench = { "dp3-104" }, hand = { "ex16-84", "ex16-26" } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "ex16-84"
end

-- A position cannot contain a Fossil, so it replaces a Knocked Out Pokémon.
local function active(t, opponent)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, bench = {}, hand = { "ex16-84" } },
    opponent = opponent or { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "ex16-84"
  t:end_turn()
  t:attack "Gnaw"
  t:answer(1)
  t:equal(t.me.active.id, "ex16-84")
end

test("FOS-03: it is played onto the Bench", function(t)
  benched(t)
  t:equal(t.me.bench[2].id, "ex16-84")
end)

test("EX-54: not in the first turn of the starting player", function(t)
  t:position {
    turn = 1,
    me = { active = "dp3-94", hand = { "ex16-84" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("bench", "ex16-84")
end)

test("FOS-04: it may be discarded from play; nobody takes a Prize card", function(t)
  benched(t)
  t:use("Fossil", "bench 2")
  t:equal(#t.me.bench, 1)
  t:equal(t.me.discard, { "ex16-84" })
  t:equal(t.opponent.prizes_left, 6)
end)

test(
  "Jagged Stone: a counter for who damages it, even in Knocking it Out, without a Prize",
  function(t)
    active(t)
    t:end_turn()
    t:attack "Gnaw"
    t:equal(t.opponent.active.damage, 10)
    t:end_turn()
    t:attack "Lava Burn"
    t:equal(t.opponent.active.damage, 20)
    t:end_turn()
    t:attack "Gnaw"
    t:equal(t.opponent.active.damage, 30)
    t:equal(t.opponent.prizes_left, 5)  -- Mareep's
    t:equal(t.winner, "opponent")  -- nobody is left
  end
)

test("It evolves, and is a Fossil no longer", function(t)
  benched(t)
  t:end_turn()
  t:end_turn()
  t:evolve("ex16-26", "bench 2")
  t:equal(t.me.bench[2].under, { "ex16-84" })
  t:illegal("use", "Fossil")
end)

test("Jagged Stone: not on the Bench", function(t)
  t:position {
    me = { active = "dp3-55", hand = { "ex16-84" } },
    opponent = { active = { "swsh2-73", energy = "LL" } },
  }
  t:bench "ex16-84"
  t:end_turn()
  t:attack "Spark"
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.active.damage, 0)
end)
