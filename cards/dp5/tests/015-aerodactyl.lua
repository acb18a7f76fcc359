test(
  "Primal Claw: a Poké-Power of the opponent's, used, costs its Pokémon 2 damage counters",
  function(t)
    t:position {
      me = { active = "dp3-131", bench = { "dp3-94" } },
      opponent = { active = "dp5-15" },
    }
    t:use "Teleportation"
    t:equal(t.me.active.id, "dp3-94")
    t:equal(t.me.bench[1].damage, 20)
  end
)

test("Primal Claw: not the own Pokémon", function(t)
  t:position { me = { active = "dp5-15", bench = { "dp3-131" } }, opponent = { active = "dp3-55" } }
  t:use "Teleportation"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Primal Claw: nor by an Ability that is no Poké-Power", function(t)
  t:position {
    me = { active = "sm1-113", deck = { "dp3-94", "dp3-94", "dp3-94" } },
    opponent = { active = "dp5-15" },
  }
  t:use "Instruct"
  t:equal(t.me.active.damage, 0)
end)

test("Supersonic: heads, Confused", function(t)
  t:position { me = { active = { "dp5-15", energy = "LL" } }, opponent = { active = "dp3-55" } }
  t:coins "H"
  t:attack "Supersonic"
  t:equal(t.opponent.active.conditions, { "confused" })
  t:equal(t.opponent.active.damage, 30)
end)

test("Supersonic: tails, just damage", function(t)
  t:position { me = { active = { "dp5-15", energy = "LL" } }, opponent = { active = "dp3-55" } }
  t:coins "T"
  t:attack "Supersonic"
  t:equal(t.opponent.active.conditions, {})
end)
