for _, ruleset in ipairs { "xy", "sm", "sv" } do
  local function linked(place)
    local link = { "xy4-23", energy = "L", attached = { "xy4-100" } }
    local benched = place == "bench 1"
    return {
      ruleset = ruleset,
      me = {
        active = benched and "bw1-1" or link,
        bench = { benched and link or "bw1-1", "xy4-23", "xy1-1" },
        hand = { "xy4-24", "xy1-2", "bw1-7" },
      },
      opponent = { active = "xy0-5" },
    }
  end

  test("MEGA-03 (" .. ruleset .. "): Manectric Spirit Link: the turn goes on", function(t)
    for _, place in ipairs { "active", "bench 1" } do
      t:position(linked(place))
      t:evolve("xy4-24", place)
      t:equal(t.turn, 3)
      t:equal(t.turn_player, "me")
      t:legal("bench", "bw1-7")
    end
  end)

  test("MEGA-03 (" .. ruleset .. "): Manectric Spirit Link: not for one without it", function(t)
    t:position(linked "active")
    t:evolve("xy4-24", "bench 2")
    t:equal(t.turn, 4)
  end)

  test("MEGA-03 (" .. ruleset .. "): Manectric Spirit Link: not for another one", function(t)
    local position = linked "active"
    position.me.bench[3] = { "xy1-1", attached = { "xy4-100" } }
    t:position(position)
    t:evolve("xy1-2", "bench 3")
    t:equal(t.turn, 4)
  end)
end
