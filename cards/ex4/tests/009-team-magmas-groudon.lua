local function groudon(defender, bench)
  return {
    me = { active = { "ex4-9", energy = "FFL" }, bench = bench or { "ex4-9", "ex4-9" } },
    opponent = { active = defender or "dp3-20", bench = { "ex4-9", "dp3-55" } },
  }
end

test("OWN-02 Power Saver: no attack with 3 Team Magma Pokémon, on both sides together", function(t)
  t:position(groudon(nil, { "ex4-9", "ex4-3" }))
  t:illegal("attack", "Linear Attack")
  t:illegal("attack", "Pulverize")
  t:position(groudon())
  t:legal("attack", "Linear Attack")
  t:legal("attack", "Pulverize")
end)

test("Linear Attack: 20 damage to any of the opponent's, Weakness for the Active one", function(t)
  t:position(groudon "dp3-55")
  t:attack "Linear Attack"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 40 }
  t:position(groudon "dp3-20")
  t:attack "Linear Attack"
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 20 }
end)

test("Pulverize: +20 damage with 2 damage counters or more", function(t)
  for before, damage in pairs { [0] = 50, [10] = 60, [20] = 90 } do
    t:position(groudon { "dp3-20", damage = before })
    t:attack "Pulverize"
    t:equal(t.opponent.active.damage, damage)
  end
end)
