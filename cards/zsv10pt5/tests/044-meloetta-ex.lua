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
