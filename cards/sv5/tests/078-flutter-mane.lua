local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = "sv1-81", bench = { "sv1-81" } },
  }
end

test("Midnight Fluttering: the opponent's Active Pokémon has no Abilities", function(t)
  t:position(with("sv5-78", { "sv1-81" }))
  t:legal("use", "Tandem Unit", "bench 1")
  t:end_turn()
  t:illegal("use", "Tandem Unit", "opponent active")
  t:legal("use", "Tandem Unit", "opponent bench 1")
end)

test("Midnight Fluttering: not from the Bench", function(t)
  t:position(with("sv1-13", { "sv5-78" }))
  t:end_turn()
  t:legal("use", "Tandem Unit", "opponent active")
end)

test("Midnight Fluttering: it does not take itself away", function(t)
  local flutter_mane = { "sv5-78", energy = "PPP", attached = { "me2-93" } }
  t:position {
    ruleset = "sv",
    me = { active = flutter_mane },
    opponent = { active = flutter_mane, bench = { "sv1-13" } },
  }
  t:attack "Hex Hurl"
  t:equal(t.opponent.active.damage, 60)
  t:attack "Hex Hurl"
  t:equal(t.me.active.damage, 60)
end)

test("Hex Hurl: 2 damage counters on Benched Pokémon, in any way", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-78", energy = "PPP" } },
    opponent = { active = "sv1-38", bench = { "sv1-13", "sv1-36" } },
  }
  t:attack "Hex Hurl"
  t:answer "opponent bench 1"
  t:answer "opponent bench 2"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 2 damage"] = 10,
  }
end)

test("Hex Hurl: only damage against an empty Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-78", energy = "PPP" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Hex Hurl"
  t:changed { ["opponent active damage"] = 90 }
end)
