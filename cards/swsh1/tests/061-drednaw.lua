local function against(active, stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "swsh1-61", energy = "WWWW" } },
    opponent = { active = active, bench = { "swsh1-5" } },
  }
end

test("Vise Bite: 30 more for each symbol of the Retreat Cost", function(t)
  t:position(against "swsh1-149")
  t:attack "Vise Bite"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Vise Bite: as it is now, not as it is printed", function(t)
  t:position(against("swsh1-5", "swsh2-160"))
  t:attack "Vise Bite"
  t:explain { { "base", 150, by = "swsh1-61" }, { "result", 150 } }
  t:answer "#1"
end)

test("Jaw Lock: the Defending Pokémon can't retreat during the opponent's next turn", function(t)
  t:position(against { "swsh1-15", energy = "GGGG" })
  t:attack "Jaw Lock"
  t:equal(t.opponent.active.damage, 130)
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal "retreat"
end)
