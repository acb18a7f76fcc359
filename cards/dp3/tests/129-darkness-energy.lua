local function attacking(active, opponent)
  return { me = { active = active }, opponent = opponent or { active = "dp3-55" } }
end
local darkness = "dp3-129"

test("provides Darkness Energy, and 10 more damage from a Darkness Pokémon", function(t)
  t:position(attacking { "pl3-29", energy = "DL", attached = { darkness } })
  t:equal(t.me.active.energy, "DLD")
  t:attack "Riot"
  t:equal(t.opponent.active.damage, 50)  -- 30 + 10 for Miltank + 10
end)

test("each of them", function(t)
  t:position(attacking { "pl3-29", energy = "L", attached = { darkness, darkness } })
  t:attack "Riot"
  t:equal(t.opponent.active.damage, 60)
end)

test("not for a Pokémon of another type", function(t)
  t:position(attacking { "dp3-93", attached = { darkness } })
  t:attack "Fire Punch"
  t:equal(t.opponent.active.damage, 10)
end)

test("not for damage to Benched Pokémon", function(t)
  t:position(attacking({ "dp3-95", energy = "L", attached = { darkness } }, {
    active = "dp3-55",
    bench = { "dp3-94" },
  }))
  t:answer "opponent bench 1"
  t:attack "Feint Attack"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("it is not a basic Energy card", function(t)
  t:position { me = { active = "dp3-66", deck = { darkness } }, opponent = { active = "dp3-55" } }
  t:attack "Color Pick"
  t:options {}
  t:answer "stop"
end)
