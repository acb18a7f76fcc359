local zoroark = "rsv10pt5-62"

local function position(energy, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = { zoroark, energy = energy }, bench = { "sv1-13" } },
    opponent = { active = theirs, bench = bench },
  }
end

test("Mind Jack: 30 for each of the opponent's Benched Pokémon", function(t)
  t:position(position("D", "sv5-123", { "sv1-13", "sv1-36", "sv1-52" }))
  t:attack "Mind Jack"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Mind Jack: no damage without one", function(t)
  t:position(position("D", "sv5-123"))
  t:attack "Mind Jack"
  t:unchanged()
end)

test("Foul Play: uses one of the opponent's Active Pokémon's attacks", function(t)
  t:position(position("DDD", "sv5-38", { "sv1-36" }))
  t:attack "Foul Play"
  t:options { "Heat Blast", "Blaze Blitz" }
  t:answer "Heat Blast"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Foul Play: what the attack does, too", function(t)
  t:position(position("DDD", "sv8-151", { "sv1-13" }))
  t:attack "Foul Play"
  t:answer "Smashing Headbutt"
  t:answer(1)
  t:equal(t.me.active.energy, "D")
  t:equal(t.opponent.discard, { "sv8-151" })
end)
