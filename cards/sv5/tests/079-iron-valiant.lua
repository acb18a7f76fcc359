local function against(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv5-79", energy = "PPP" } },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Gemini Laser: 20 to a Benched Pokémon, without Weakness", function(t)
  t:position(against { "sv1-13", "sv1-162" })
  t:attack "Gemini Laser"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 20, ["opponent bench 2 damage"] = 20 }
end)

test("Gemini Laser: only the Active Pokémon against an empty Bench", function(t)
  t:position(against {})
  t:attack "Gemini Laser"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Zen Blade: not in its next turn", function(t)
  t:position(against {})
  t:attack "Zen Blade"
  t:equal(t.opponent.active.damage, 120)
  t:end_turn()
  t:illegal("attack", "Zen Blade")
  t:legal("attack", "Gemini Laser")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Zen Blade")
end)
