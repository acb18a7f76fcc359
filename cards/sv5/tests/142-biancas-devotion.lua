local function with(active)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = { { "sv1-13", damage = 20 }, { "sv1-14", damage = 70 } },
      hand = { "sv5-142" },
    },
    opponent = { active = { "sv1-38", damage = 170 } },
  }
end

test("Bianca's Devotion: all damage of one with 30 HP or less", function(t)
  t:position(with { "sv1-80", damage = 90 })
  t:play "sv5-142"
  t:options { "active", "bench 2" }
  t:answer "active"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[2].damage, 70)
end)

test("Bianca's Devotion: not while all have more", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", damage = 80 }, bench = { "bw1-45" }, hand = { "sv5-142" } },
    opponent = { active = { "sv1-38", damage = 170 } },
  }
  t:illegal("play", "sv5-142")
end)

test("Bianca's Devotion: the only one with 30 HP or less", function(t)
  t:position(with { "sv1-80", damage = 80 })
  t:play "sv5-142"
  t:equal(t.me.bench[2].damage, 0)
  t:equal(t.me.active.damage, 80)
end)

test("Bianca's Devotion: used by an attack while all have more", function(t)
  t:position {
    me = { active = { "dp3-53", energy = "P" }, discard = { "sv5-142" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Psychic Research"
  t:equal(t.turn_player, "opponent")
end)
