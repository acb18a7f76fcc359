local murkrow, miraidon, switch = "sv10-127", "sv1-80", "bw1-104"

local function torment(theirs, bench)
  return {
    ruleset = "sv",
    me = { active = { murkrow, energy = "DD" } },
    opponent = { active = theirs, bench = bench, hand = { "2 " .. switch } },
  }
end

test(
  "Torment: the attack chosen can't be used in the opponent's next turn, later it can",
  function(t)
    t:position(torment { miraidon, energy = "LLL", attached = { "sv5-152" } })
    t:attack "Torment"
    t:options { "Sharp Fang", "Lightning Laser" }
    t:answer "Lightning Laser"
    t:equal(t:asked(), "opponent")
    t:equal(t.opponent.active.damage, 30)
    t:illegal("attack", "Lightning Laser")
    t:legal("attack", "Sharp Fang")
    t:end_turn()
    t:end_turn()
    t:legal("attack", "Lightning Laser")
  end
)

test("Torment: the other attack can be chosen, too", function(t)
  t:position(torment { miraidon, energy = "LLL" })
  t:attack "Torment"
  t:answer "Sharp Fang"
  t:legal("attack", "Lightning Laser")
  t:illegal("attack", "Sharp Fang")
end)

test("Torment: another Pokémon of the same name can use it", function(t)
  t:position(torment({ miraidon, energy = "LLL" }, { { miraidon, energy = "LLL" } }))
  t:attack "Torment"
  t:answer "Lightning Laser"
  t:illegal("attack", "Lightning Laser")
  t:play(switch)
  t:legal("attack", "Lightning Laser")
end)

test("Torment: it ends when the Pokémon leaves the Active Spot", function(t)
  t:position(torment({ miraidon, energy = "LLL" }, { "dp3-55" }))
  t:attack "Torment"
  t:answer "Lightning Laser"
  t:play(switch)
  t:play(switch)
  t:equal(t.opponent.active.id, miraidon)
  t:legal("attack", "Lightning Laser")
end)

test("Torment: with no attack to choose only damage", function(t)
  local position = torment "sv7-130"
  position.me.active.energy = "DDD"
  t:position(position)
  t:attack "Torment"
  t:changed { ["opponent active damage"] = 30 }
end)
