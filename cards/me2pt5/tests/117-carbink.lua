local carbink = "me2pt5-117"

local function jewel(target, theirs, mine)
  return {
    ruleset = "sv",
    me = { active = { carbink, energy = "FFF" }, prizes = mine },
    opponent = { active = target, prizes = theirs },
  }
end

test("Double Type: Weakness to Fighting and to Psychic", function(t)
  for _, target in ipairs { "sv1-65", "me1-77" } do
    t:position(jewel(target))
    t:attack "Counter Jewel"
    t:equal(t.opponent.active.damage, 140)
  end
end)

test("Double Type: no other Weakness", function(t)
  for _, target in ipairs { "sv1-38", "sv10-108" } do
    t:position(jewel(target))
    t:attack "Counter Jewel"
    t:equal(t.opponent.active.damage, target == "sv10-108" and 40 or 70)
  end
end)

test("Double Type: Resistance to Fighting", function(t)
  t:position(jewel "me1-60")
  t:attack "Counter Jewel"
  t:equal(t.opponent.active.damage, 40)
end)

test("Double Type: it is a Psychic Pokémon and a Fighting Pokémon in play", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      bench = { { carbink, damage = 80 }, { "sv1-13", damage = 10 } },
      hand = { "me3-75" },
    },
    opponent = { active = "sv1-80" },
  }
  t:play "me3-75"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 10)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" } },
    opponent = { active = { carbink, attached = { "sv1-192" } } },
  }
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 0)
end)

test("Double Type: in the deck it is no Psychic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-64", energy = "P" }, deck = { carbink, "sv8-70", "dp1-123" } },
    opponent = { active = "sv1-80" },
  }
  t:attack "Geo Gate"
  t:options { "sv8-70" }
  t:answer "stop"
end)

test("Counter Jewel: 100 more if the opponent has 2 or fewer Prize cards", function(t)
  for prizes, damage in pairs { [1] = 170, [2] = 170, [3] = 70 } do
    t:position(jewel("sv1-38", prizes))
    t:attack "Counter Jewel"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("Counter Jewel: my own Prize cards do not count", function(t)
  t:position(jewel("sv1-38", 6, 1))
  t:attack "Counter Jewel"
  t:equal(t.opponent.active.damage, 70)
end)
