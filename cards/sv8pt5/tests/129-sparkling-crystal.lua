local function with(id, energy)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy, attached = { "sv8pt5-129" } } },
    opponent = { active = "me1-36" },
  }
end

test("Sparkling Crystal: 1 Energy less, whichever it is", function(t)
  for _, energy in ipairs { "WL", "WP", "LP" } do
    t:position(with("sv8pt5-41", energy))
    t:legal("attack", "Angelite")
  end
  for _, energy in ipairs { "W", "WW", "GG" } do
    t:position(with("sv8pt5-41", energy))
    t:illegal("attack", "Angelite")
  end
end)

test("Sparkling Crystal: a Colorless one, or none if one is all", function(t)
  t:position(with("me2pt5-179", "W"))
  t:legal("attack", "Unified Beatdown")
  t:position(with("sv3-179", ""))
  t:legal("attack", "Never Ever Enough")
end)

test("Sparkling Crystal: only on a Tera Pokémon", function(t)
  t:position(with("zsv10pt5-44", ""))
  t:illegal("attack", "Echoed Voice")
end)

test("Sparkling Crystal: not for another Tera Pokémon", function(t)
  local position = with("sv8pt5-41", "WL")
  position.me.active.attached = {}
  position.me.bench = { { "sv8pt5-41", attached = { "sv8pt5-129" } } }
  position.opponent.active = { "sv8pt5-41", attached = { "sv8pt5-129" } }
  t:position(position)
  t:illegal("attack", "Angelite")
end)
