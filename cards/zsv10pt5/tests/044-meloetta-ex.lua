local function meloetta(turn, place)
  local mine = { "zsv10pt5-44", energy = "P" }
  local other = { "sv1-13", energy = "G" }
  return {
    ruleset = "sv",
    turn = turn,
    me = {
      active = place == "bench" and other or mine,
      bench = { place == "bench" and mine or other },
    },
    opponent = { active = "me1-36" },
  }
end

test("Debut Performance: it may attack in the first turn of the game", function(t)
  t:position(meloetta(1))
  t:attack "Echoed Voice"
  t:equal(t.opponent.active.damage, 30)
end)

test("Debut Performance: no other Pokémon may", function(t)
  t:position(meloetta(1, "bench"))
  t:illegal("attack", "Scratch")
end)

test("Echoed Voice: 80 more in the next turn, and in no other", function(t)
  t:position(meloetta(3))
  t:attack "Echoed Voice"
  t:end_turn()
  t:attack "Echoed Voice"
  t:equal(t.opponent.active.damage, 140)
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Echoed Voice"
  t:equal(t.opponent.active.damage, 170)
end)

test("Debut Performance: not while its Ability is off", function(t)
  local position = meloetta(1)
  position.opponent.active = "sv5-78"
  t:position(position)
  t:illegal("attack", "Echoed Voice")
end)

test("Echoed Voice: 80 more before Weakness", function(t)
  local position = meloetta(3)
  position.opponent = { active = "sv6-105", bench = { "sv6-61" } }
  t:position(position)
  t:attack "Echoed Voice"
  t:end_turn()
  t:attack "Echoed Voice"
  t:explain {
    { "base", 30, by = "zsv10pt5-44" },
    { "attacker", 110, by = "zsv10pt5-44" },
    { "weakness", 220 },
    { "result", 220 },
  }
  t:answer(1)
end)

test("Echoed Voice: not for another Meloetta ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "zsv10pt5-44", energy = "PP" }, bench = { { "zsv10pt5-44", energy = "P" } } },
    opponent = { active = "me1-36" },
  }
  t:attack "Echoed Voice"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Echoed Voice"
  t:equal(t.opponent.active.damage, 60)
end)
