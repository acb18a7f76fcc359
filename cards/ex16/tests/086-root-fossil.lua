local function root_fossil(t, id, into)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, hand = { id, into } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench(id)
  t:end_turn()
  t:attack "Gnaw"
  t:answer(1)
end

test("Spongy Stone: a damage counter goes between turns", function(t)
  root_fossil(t, "ex16-86", "ex16-52")
  t:end_turn()
  t:attack "Lava Burn"
  t:equal(t.me.active.damage, 10)
  t:end_turn()
  t:equal(t.me.active.damage, 0)
end)

test("Spongy Stone: Lileep has it no longer", function(t)
  root_fossil(t, "ex16-86", "ex16-52")
  t:evolve("ex16-52", "active")
  t:end_turn()
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 20)  -- Weakness
end)
