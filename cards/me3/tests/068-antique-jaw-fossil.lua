local function attacked(jaw, attacker, energy)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker or "svp-179", energy = energy or "PP" } },
    opponent = jaw == "active" and { active = "me3-68", bench = { "sv9-64" } }
      or { active = "sv9-64", bench = { "me3-68" } },
  }
end

test(
  "Intimidating Jaw: 30 less damage of the opponent's Active Pokémon while it is Active",
  function(t)
    t:position(attacked "active")
    t:attack "Aurora Beam"
    t:equal(t.opponent.active.damage, 20)
  end
)

test("Intimidating Jaw: for all Pokémon of its side", function(t)
  t:position(attacked("active", "me1-43", "W"))
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Intimidating Jaw: not from the Bench", function(t)
  t:position(attacked "bench")
  t:attack "Aurora Beam"
  t:equal(t.opponent.active.damage, 50)
end)

test("FOS-04: it can't retreat", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me3-68", energy = "L" }, bench = { "sv9-64" } },
    opponent = { active = "sv9-64" },
  }
  t:illegal("retreat", "bench 1")
end)
