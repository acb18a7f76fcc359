local function clefable(defender, energy)
  return {
    ruleset = "sv",
    me = { active = { "sv6-79", energy = energy or "PP" }, bench = { "sv1-38" } },
    opponent = { active = defender, bench = { "sv1-38", "sv1-13" } },
  }
end

test("Metronome: one of the attacks of the opponent's Active Pokémon", function(t)
  t:position(clefable "sv1-80")
  t:attack "Metronome"
  t:options { "Sharp Fang", "Lightning Laser" }
  t:answer "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Metronome: with its effect, on the opponent's side", function(t)
  t:position(clefable "sv1-80")
  t:attack "Metronome"
  t:answer "Lightning Laser"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Metronome: what it does to itself happens to Clefable", function(t)
  t:position(clefable { "sv10-104", under = { "sv10-103", "sv10-102" } })
  t:attack "Metronome"
  t:answer "Draconic Buster"
  t:changed {
    ["opponent active damage"] = 260,
    ["active energy"] = { "- 2 Psychic Energy" },
    ["me discard"] = { "+ 2 Psychic Energy" },
  }
end)

test("Metronome: Clefable's type counts", function(t)
  t:position(clefable "me2-48")
  t:attack "Metronome"
  t:answer "Double-Edge"
  t:events {
    { "damaged", place = "opponent active", value = 140 },
    { "damaged", place = "active", value = 20 },
  }
  t:answer(1)
  t:answer "opponent bench 1"
end)

test("Metronome: nothing without an attack", function(t)
  t:position(clefable "me3-68")
  t:attack "Metronome"
  t:unchanged()
end)

test("Metronome: not with one Energy", function(t)
  t:position(clefable("sv1-80", "P"))
  t:illegal("attack", "Metronome")
end)
