local function terapagos(turn, energy, theirs)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "me2pt5-179", energy = energy }, bench = { "sv1-13", "sv1-80" } },
    opponent = theirs or { active = "me1-36" },
  }
end

test("Unified Beatdown: 30 for each Benched Pokémon", function(t)
  t:position(terapagos(3, "WW"))
  t:attack "Unified Beatdown"
  t:equal(t.opponent.active.damage, 60)
end)

test("Unified Beatdown: not in the first turn of the player who goes second", function(t)
  t:position(terapagos(2, "GWL"))
  t:illegal("attack", "Unified Beatdown")
  t:legal("attack", "Crown Opal")
  t:position(terapagos(4, "WW"))
  t:legal("attack", "Unified Beatdown")
end)

local attack_of = {
  ["sv1-80"] = { "Sharp Fang", 0 },
  ["sv3-178"] = { "Gentle Slap", 10 },
  ["sv1-14"] = { "Slash", 20 },
}
local how = {
  ["sv1-80"] = "a Basic Lightning Pokémon does nothing",
  ["sv3-178"] = "a Basic Colorless Pokémon does damage",
  ["sv1-14"] = "an Evolution Pokémon does damage",
}
for id, text in pairs(how) do
  test("Crown Opal: " .. text, function(t)
    t:position(terapagos(3, "GWL", {
      active = { "me1-36", energy = "WWWW" },
      bench = { { id, energy = "RRR" } },
    }))
    t:attack "Crown Opal"
    t:equal(t.opponent.active.damage, 180)
    t:retreat "opponent bench 1"
    t:attack(attack_of[id][1])
    t:equal(t.me.active.damage, attack_of[id][2])
  end)
end

test("Crown Opal: in the opponent's next turn only", function(t)
  t:position(terapagos(3, "GWL", {
    active = { "me1-36", energy = "WWWW" },
    bench = { { "sv1-80", energy = "WW" } },
  }))
  t:attack "Crown Opal"
  t:end_turn()
  t:end_turn()
  t:retreat "opponent bench 1"
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("TERA-01: no damage on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh12-80", energy = "WW" } },
    opponent = { active = "me1-36", bench = { "me2pt5-179" } },
  }
  t:attack "Psychic Arrow"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 0)
end)
