local function ambipom(bench, energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { "me2-79", energy = energy or "WRG", attached = attached },
      bench = { "sv1-13" },
    },
    opponent = { active = "sv1-80", bench = bench },
  }
end

test("Dual Tail: 60 to each of 2 Pokémon, and 2 Energy", function(t)
  t:position(ambipom { "sv1-81", "sv1-38" })
  t:attack "Dual Tail"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer("opponent active", "opponent bench 2")
  t:answer "dp1-125"
  t:answer "dp1-123"
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent bench 2 damage"] = 60,
    ["active energy"] = { "- Water Energy", "- Grass Energy" },
    ["me discard"] = { "+ Water Energy", "+ Grass Energy" },
  }
end)

test("Dual Tail: 2 Benched Pokémon; Special Energy may be discarded", function(t)
  t:position(ambipom({ "sv1-81", "sv1-38" }, "WR", { "sv9-159" }))
  t:attack "Dual Tail"
  t:answer("opponent bench 1", "opponent bench 2")
  t:answer "dp1-125"
  t:answer "sv9-159"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 60)
  t:equal(t.opponent.bench[2].damage, 60)
  t:equal(t.me.active.energy, "R")
end)

test("Dual Tail: the only one of the opponent's Pokémon", function(t)
  t:position(ambipom({}, "WWW"))
  t:attack "Dual Tail"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.energy, "W")
end)

test("Dual Tail: Weakness for the Active Pokémon, not for a Benched one", function(t)
  local weak = { "ex11-65", attached = { "sv5-152" } }
  local position = ambipom({ weak }, "WWW")
  position.opponent.active = weak
  t:position(position)
  t:attack "Dual Tail"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.bench[1].damage, 60)
end)
