local incineroar = "sv5-34"

local function play(bench, energy, mine)
  return {
    ruleset = "sv",
    me = { active = { incineroar, energy = energy }, bench = mine or {} },
    opponent = { active = "me1-36", bench = bench },
  }
end

test("Hustle Play: Colorless less for each of the opponent's Benched Pokémon", function(t)
  t:position(play({}, "RRRR", { "sv1-13", "sv1-13" }))
  t:illegal("attack", "Blaze Blast")
  t:position(play({ "sv1-13" }, "RRRR"))
  t:legal("attack", "Blaze Blast")
  t:position(play({ "sv1-13" }, "RRR"))
  t:illegal("attack", "Blaze Blast")
  t:position(play({ "sv1-13", "sv1-13", "sv1-13" }, "RG"))
  t:legal("attack", "Blaze Blast")
  t:position(play({ "sv1-13", "sv1-13" }, "RG"))
  t:illegal("attack", "Blaze Blast")
end)

test("Hustle Play: the Fire Energy is always needed", function(t)
  local five = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }
  t:position(play(five, ""))
  t:illegal("attack", "Blaze Blast")
  t:position(play(five, "G"))
  t:illegal("attack", "Blaze Blast")
  t:position(play(five, "R"))
  t:legal("attack", "Blaze Blast")
end)

test("Hustle Play: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "L" }, bench = { incineroar } },
    opponent = { active = "me1-36", bench = { "sv1-13", "sv1-13" } },
  }
  t:illegal("attack", "Sharp Fang")
end)

test("Blaze Blast: the opponent's Active Pokémon is Burned", function(t)
  t:position(play({}, "RRRRR"))
  t:coins "T"
  t:attack "Blaze Blast"
  t:equal(t.opponent.active.damage, 260)
  t:equal(t.opponent.active.conditions, { "burned" })
end)
