local function palpitoad(bench, theirs)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-20", energy = "LL" }, bench = bench },
    opponent = { active = "me1-36", bench = theirs },
  }
end

test("Round: 40 for itself alone", function(t)
  t:position(palpitoad { "sv1-38", "sv1-13" })
  t:attack "Round"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Round: 40 for each of one's Pokémon that has Round", function(t)
  t:position(palpitoad { "zsv10pt5-19", "sv1-38", "zsv10pt5-21", "me2-77" })
  t:attack "Round"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Round: not for the opponent's Pokémon", function(t)
  t:position(palpitoad({ "zsv10pt5-20" }, { "zsv10pt5-19", "zsv10pt5-20" }))
  t:attack "Round"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Round: with Weakness, and only with the Energy for it", function(t)
  local position = palpitoad { "zsv10pt5-20" }
  position.opponent.active = "sv1-38"
  t:position(position)
  t:attack "Round"
  t:changed { ["opponent active damage"] = 160 }
  position.me.active = { "zsv10pt5-20", energy = "W" }
  t:position(position)
  t:illegal("attack", "Round")
end)
