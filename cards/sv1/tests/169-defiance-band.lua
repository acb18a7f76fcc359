local function with_prizes(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL", attached = { "sv1-169" } }, prizes = mine },
    opponent = { active = "sv1-38", bench = { "sv1-52" }, prizes = theirs },
  }
end

test("Defiance Band: 30 more to the Active Pokémon, not to the Bench", function(t)
  t:position(with_prizes(4, 3))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 120, ["opponent bench 1 damage"] = 30 }
end)

test("Defiance Band: before Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL", attached = { "sv1-169" } } },
    opponent = { active = "sv1-54", prizes = 5 },
  }
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Defiance Band: nothing with as many Prize cards", function(t)
  t:position(with_prizes(3, 3))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
end)
