local function zarude(mine)
  mine[1] = "sv8-11"
  return {
    ruleset = "sv",
    me = { active = mine, bench = { { "sv1-13", energy = "G" } } },
    opponent = { active = { "me1-36", energy = "W" } },
  }
end

test("Leaf Drain: heals 20", function(t)
  t:position(zarude { energy = "G", damage = 50 })
  t:attack "Leaf Drain"
  t:changed { ["active damage"] = 30, ["opponent active damage"] = 20 }
  t:position(zarude { energy = "G", damage = 10 })
  t:attack "Leaf Drain"
  t:equal(t.me.active.damage, 0)
end)

test("Jungle Whip: 80 more damage for all Energy of this Pokémon", function(t)
  t:position(zarude { energy = "GGRL", attached = { "sv5-161", "sv1-193" } })
  t:attack "Jungle Whip"
  t:answer(true)
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.me.active.energy, "")
  t:equal(t.me.active.attached, { "sv1-193" })
  t:events { { "card_moved", card = "dp1-124", to = "hand" }, { "damaged", value = 160 } }
  t:equal(t.me.hand, { "dp1-123", "dp1-123", "dp1-124", "dp1-126", "sv5-161" })
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.opponent.active.energy, "W")
end)

test("Jungle Whip: or not", function(t)
  t:position(zarude { energy = "GGR" })
  t:attack "Jungle Whip"
  t:answer(false)
  t:changed { ["opponent active damage"] = 80 }
end)
