local function ringer(opponent, mine)
  return {
    ruleset = "xy",
    me = { active = "xy1-1", hand = mine or { "xy4-97" } },
    opponent = opponent,
  }
end

test("Head Ringer: attacks cost 1 Colorless more", function(t)
  t:position(ringer { active = { "xy4-23", energy = "LR" } })
  t:play("xy4-97", "opponent active")
  t:end_turn()
  t:legal("attack", "Overrun")
  t:illegal("attack", "Assault Laser")
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("HYP-01 (" .. ruleset .. "): only for the opponent's Pokémon-EX", function(t)
    local position = ringer {
      active = "xy1-1",
      bench = { "dp3-20", "xy1-2", "bw7-100", "bw7-101" },
    }
    position.ruleset = ruleset
    t:position(position)
    t:illegal("play", "xy4-97", "active")
    t:legal("play", "xy4-97", "opponent active")
    t:illegal("play", "xy4-97", "opponent bench 1")
    t:legal("play", "xy4-97", "opponent bench 2")
    t:illegal("play", "xy4-97", "opponent bench 3")
    t:legal("play", "xy4-97", "opponent bench 4")
  end)

  test("HYP-01 (" .. ruleset .. "): not for a Pokémon that has a Tool", function(t)
    local position = ringer { active = { "xy1-1", attached = { "bw9-107" } } }
    position.ruleset = ruleset
    t:position(position)
    t:illegal("play", "xy4-97")
  end)

  test("HYP-01 (" .. ruleset .. "): it takes the place of a Tool", function(t)
    local position = ringer { active = "xy1-1", hand = { "bw9-107" } }
    position.ruleset = ruleset
    t:position(position)
    t:play("xy4-97", "opponent active")
    t:end_turn()
    t:illegal("play", "bw9-107")
  end)

  test("EX-92 (" .. ruleset .. "): a Knock Out leaves it to its player", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" }, hand = { "xy4-97" } },
      opponent = { active = { "xy1-2", damage = 210, energy = "GG" }, bench = { "bw1-1" } },
    }
    t:play("xy4-97", "opponent active")
    t:attack "Bite"
    t:answer(1, 2)
    t:equal(t.me.discard, { "xy4-97" })
    t:changed {
      ["me hand"] = true,
      ["me prizes"] = true,
      ["me discard"] = { "+ Head Ringer Team Flare Hyper Gear" },
      ["opponent discard"] = { "+ Venusaur-EX", "+ M Venusaur-EX", "+ 2 Grass Energy" },
      ["opponent active"] = true,
      ["opponent bench 1"] = true,
    }
    t:equal(t.me.prizes_left, 4)
  end)
end
