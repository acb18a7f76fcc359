local function table_with(more)
  local position = {
    ruleset = "sv",
    turn = 5,
    me = { active = "swsh1-142", bench = { "swsh3-167" }, hand = { "swsh3-65" } },
    opponent = { active = "swsh1-142" },
  }
  for key, value in pairs(more or {}) do position.me[key] = value end
  return position
end

test("EX-87 FOS-05: Dracozolt evolves from a Rare Fossil that is not new", function(t)
  t:position(table_with())
  t:evolve("swsh3-65", "bench 1")
  t:equal(t.me.bench[1].id, "swsh3-65")
  t:equal(t.me.bench[1].under, { "swsh3-167" })
end)

test("EX-87 FOS-05: it is played as if it were a Basic Pokémon, and is new then", function(t)
  t:position(table_with { bench = {}, hand = { "swsh3-167", "swsh3-65" } })
  t:bench "swsh3-167"
  t:equal(t.me.bench[1].hp, 70)
  t:illegal("evolve", "swsh3-65", "bench 1")
end)

test("FOS-04: it can't retreat", function(t)
  t:position(table_with { active = { "swsh3-167", energy = "L" }, bench = { "swsh1-142" } })
  t:illegal("retreat", "bench 1")
end)

test("FOS-04: it may be discarded from play; that is no Knock Out", function(t)
  t:position(table_with())
  t:use("Fossil", "bench 1")
  t:equal(#t.me.bench, 0)
  t:equal(t.me.discard, { "swsh3-167" })
  t:equal(t.opponent.prizes_left, 6)
end)
