local function against(opponent)
  return { ruleset = "sv", me = { active = { "swsh1-59", energy = "WW" } }, opponent = opponent }
end

test("Silent Shot: a card of the opponent's hand at random", function(t)
  t:position(against {
    active = "swsh1-140",
    hand = { "swsh1-165", "swsh1-22", "dp1-123" },
    deck = { "dp1-124" },
  })
  t:pick "swsh1-22"
  t:attack "Silent Shot"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.discard, { "swsh1-22" })
  t:equal(t.opponent.hand, { "swsh1-165", "dp1-123", "dp1-124" })
end)

test("Silent Shot: an empty hand, only damage", function(t)
  t:position(against { active = "swsh1-140" })
  t:attack "Silent Shot"
  t:changed { ["opponent active damage"] = 40 }
end)

local function with_energy()
  return {
    active = { "swsh1-140", energy = "RG" },
    bench = { { "swsh1-22", energy = "W" } },
    deck = { "swsh1-165" },
  }
end

test("Hydro Snipe: an Energy card of the Active Pokémon into the opponent's hand", function(t)
  t:position(against(with_energy()))
  t:attack "Hydro Snipe"
  t:equal(t:asked(), "me")
  t:options { "dp1-124", "dp1-123" }
  t:answer "dp1-123"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.hand, { "dp1-123", "swsh1-165" })
end)

test("Hydro Snipe: only if one likes", function(t)
  t:position(against(with_energy()))
  t:attack "Hydro Snipe"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Hydro Snipe: without Energy nobody is asked", function(t)
  t:position(against { active = "swsh1-140" })
  t:attack "Hydro Snipe"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Hydro Snipe: the hand also when the Pokémon is Knocked Out", function(t)
  t:position(against {
    active = { "swsh1-31", energy = "R" },
    bench = { "swsh1-22" },
    deck = { "swsh1-165" },
  })
  t:attack "Hydro Snipe"
  t:answer "dp1-124"
  t:answer "#1"
  t:equal(t.opponent.hand, { "dp1-124", "swsh1-165" })
  t:equal(t.opponent.discard, { "swsh1-31" })
end)
