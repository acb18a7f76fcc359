local position = {
  me = { active = { "ex11-65", energy = "LL" } },
  opponent = { active = "dp3-55" },
}

test("Thunder Jolt: heads, only damage to the Defending Pokémon", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Thunder Jolt"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Thunder Jolt: tails, 10 damage to itself", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Thunder Jolt"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 10 }
end)

test("NAME-04: δ is not part of the name", function(t)
  t:position(position)
  t:equal(t.me.active.name, "Dratini")
end)
