local function kind_to(damage)
  return {
    me = { active = "dp3-68", bench = { { "dp3-94", damage = 30 } } },
    opponent = { active = { "dp3-55", damage = damage }, bench = { { "dp3-94", damage = 30 } } },
  }
end

test("Kind: removes 2 damage counters from the Defending Pokémon, once a turn", function(t)
  t:position(kind_to(50))
  t:use "Kind"
  t:changed { ["opponent active damage"] = 30 }
  t:illegal("use", "Kind")
end)

test("Kind: a single counter", function(t)
  t:position(kind_to(10))
  t:use "Kind"
  t:changed { ["opponent active damage"] = 0 }
end)

test("Kind: from the Bench too, and with a Special Condition", function(t)
  local position = kind_to(20)
  position.me.active, position.me.bench = "dp3-94", { "dp3-68" }
  t:position(position)
  t:use "Kind"
  t:changed { ["opponent active damage"] = 0 }
  position.me.active, position.me.bench = { "dp3-68", conditions = { "confused" } }, {}
  t:position(position)
  t:use "Kind"
  t:changed { ["opponent active damage"] = 0 }
end)

test("Kind: not offered while the Defending Pokémon has no damage counters", function(t)
  t:position(kind_to(0))
  t:illegal("use", "Kind")
end)
