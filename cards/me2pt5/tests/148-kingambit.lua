local function slash(t, prizes, defender, mine)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-148", energy = "MM" }, bench = { "sv1-13" }, prizes = mine },
    opponent = { active = defender or "sv1-65", bench = { "sv1-38" }, prizes = prizes },
  }
  t:attack "Double-Edged Slash"
end

test("Supreme Overlord: 30 more for each Prize card the opponent has taken", function(t)
  for taken = 0, 4 do
    slash(t, 6 - taken)
    t:changed { ["opponent active damage"] = 180 + 30 * taken, ["active damage"] = 50 }
  end
end)

test("Supreme Overlord: not for my own Prize cards", function(t)
  slash(t, 6, nil, 3)
  t:equal(t.opponent.active.damage, 180)
end)

test("Supreme Overlord: before Weakness", function(t)
  slash(t, 5, "me1-36")
  t:answer(1, 2, 3)
  t:events { { "damaged", place = "opponent active", value = 420 }, { "damaged", value = 50 } }
end)

test("Supreme Overlord: only for this Pokémon's attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, bench = { "me2pt5-148" } },
    opponent = { active = "sv1-38", prizes = 2 },
  }
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Double-Edged Slash: 50 to itself", function(t)
  slash(t, 6)
  t:equal(t.me.active.damage, 50)
end)
