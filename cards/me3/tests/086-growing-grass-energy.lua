local growing = "me3-86"

test("Growing Grass Energy: 20 more HP for a Grass Pokémon, Active or Benched", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", attached = { growing } },
      bench = { { "me1-8", attached = { growing } }, "sv1-13" },
    },
    opponent = { active = "sv1-80" },
  }
  t:equal(t.me.active.hp, 90)
  t:equal(t.me.bench[1].hp, 90)
  t:equal(t.me.bench[2].hp, 70)
end)

test("Growing Grass Energy: it saves the Pokémon from a Knock Out", function(t)
  for damage, id in pairs { [50] = "sv1-13", [60] = "sv1-38" } do
    t:position {
      ruleset = "sv",
      me = { active = { "sv1-80", energy = "LL" } },
      opponent = {
        active = { "sv1-13", damage = damage, attached = { growing } },
        bench = { "sv1-38" },
      },
    }
    t:attack "Sharp Fang"
    if id == "sv1-38" then t:answer(1) end
    t:equal(t.opponent.active.id, id)
  end
end)

test("Growing Grass Energy: not for a Pokémon of another type", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", attached = { growing } },
      bench = { { "sv1-36", attached = { growing } } },
    },
    opponent = { active = { "sv1-13" } },
  }
  t:equal(t.me.active.hp, 120)
  t:equal(t.me.bench[1].hp, 80)
  t:equal(t.opponent.active.hp, 70)
end)

test("Growing Grass Energy: two of them add up", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", attached = { growing, growing } } },
    opponent = { active = "sv1-80" },
  }
  t:equal(t.me.active.hp, 110)
end)

test("Growing Grass Energy: provides 1 Grass Energy, to any Pokémon", function(t)
  local function with(id)
    t:position {
      ruleset = "sv",
      me = { active = id, hand = { growing } },
      opponent = { active = "sv1-80" },
    }
    t:attach(growing, "active")
    t:equal(t.me.active.energy, "G")
  end
  with "sv1-13"
  t:legal("attack", "Scratch")
  t:illegal("attack", "Leafage")
  with "sv9-8"
  t:legal("attack", "Corner")
  with "zsv10pt5-8"
  t:legal("attack", "Lively Needles")
  with "me1-25"
  t:illegal("attack", "Singe")
end)
