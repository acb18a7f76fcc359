local function raikou(prizes)
  return {
    me = {
      active = { "ex10-114", energy = "LLL" },
      bench = { "dp3-55", "dp3-113" },
      prizes = prizes,
    },
    opponent = { active = "dp3-20", bench = { "dp3-55" } },
  }
end

test("Lightning Turn: a switch with a Benched Pokémon", function(t)
  t:position(raikou())
  t:attack "Lightning Turn"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "dp3-113")
  t:equal(t.opponent.active.damage, 20)
end)

test("Lightning Turn: with an empty Bench only damage", function(t)
  local position = raikou()
  position.me.bench = nil
  t:position(position)
  t:attack "Lightning Turn"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Meta Voltage: ahead in Prize cards, 40 damage to each own Pokémon", function(t)
  t:position(raikou(5))
  t:attack "Meta Voltage"
  t:changed {
    ["opponent active damage"] = 70,
    ["active damage"] = 40,
    ["bench 1 damage"] = 40,
    ["bench 2 damage"] = 40,
  }
end)

test("Meta Voltage: not with as many", function(t)
  t:position(raikou(6))
  t:attack "Meta Voltage"
  t:changed { ["opponent active damage"] = 70 }
end)
