local function screech(defender)
  return {
    ruleset = "sm",
    me = { active = { "sm3-102", energy = "G" }, bench = { "sm3-101" } },
    opponent = { active = defender, bench = { "sm3-101" } },
  }
end

test("Screech: 60 more damage in my next turn, after Weakness", function(t)
  t:position(screech "sm3-6")
  t:attack "Screech"
  t:end_turn()
  t:attack "Slash"
  t:explain {
    { "base", 40, by = "sm3-102" },
    { "defender_texts", 100, by = "sm3-102" },
    { "result", 100 },
  }
end)

test("Screech: not in the opponent's turn between, when it damages itself", function(t)
  t:position(screech { "sm1-11", energy = "GGG" })
  t:attack "Screech"
  t:attack "Brave Bird"
  t:answer(1)
  t:equal(t.opponent.active.damage, 20)
end)

test("Screech: only in my next turn", function(t)
  t:position(screech "sm3-6")
  t:attack "Screech"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 40)
end)

test("Screech: not for the Pokémon that takes its place", function(t)
  t:position(screech { "sm3-102", energy = "G" })
  t:attack "Screech"
  t:retreat "opponent bench 1"
  t:end_turn()
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 40)
end)
