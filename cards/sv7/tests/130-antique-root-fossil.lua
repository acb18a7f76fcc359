local function attacked(attacker, energy, root)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker, energy = energy } },
    opponent = root == "bench" and { active = "sv9-64", bench = { "sv7-130" } }
      or { active = root, bench = { "sv9-64" } },
  }
end

test("Primal Root: attacks of Basic Pokémon cost one more while it is Active", function(t)
  t:position(attacked("sv9-64", "PPP", "sv7-130"))
  t:illegal("attack", "Victory Symbol")
end)

test("Primal Root: not from the Bench, and not for Evolution Pokémon", function(t)
  t:position(attacked("sv9-64", "PPP", "bench"))
  t:attack "Victory Symbol"
  t:position(attacked("me1-43", "W", "sv7-130"))
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.damage, 20)
end)

test("FOS-04: it can't retreat", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv7-130", energy = "L" }, bench = { "sv9-64" } },
    opponent = { active = "sv9-64" },
  }
  t:illegal("retreat", "bench 1")
end)
