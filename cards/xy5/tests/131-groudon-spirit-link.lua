for _, ruleset in ipairs { "xy", "sm", "sv" } do
  local function linked(place)
    local link = { "xy5-85", energy = "L", attached = { "xy5-131" } }
    local benched = place == "bench 1"
    return {
      ruleset = ruleset,
      me = {
        active = benched and "bw1-1" or link,
        bench = { benched and link or "bw1-1", "xy5-85", "xy5-54" },
        hand = { "xy7-97", "xy7-96", "bw1-7" },
      },
      opponent = { active = "xy0-5" },
    }
  end

  test("PRIM-01 (" .. ruleset .. "): Groudon Spirit Link: the turn goes on", function(t)
    for _, place in ipairs { "active", "bench 1" } do
      t:position(linked(place))
      t:evolve("xy7-97", place)
      t:equal(t.turn, 3)
      t:equal(t.turn_player, "me")
      t:legal("bench", "bw1-7")
    end
  end)

  test("PRIM-01 (" .. ruleset .. "): Groudon Spirit Link: not for one without it", function(t)
    t:position(linked "active")
    t:evolve("xy7-97", "bench 2")
    t:equal(t.turn, 4)
  end)

  test("PRIM-01 (" .. ruleset .. "): Groudon Spirit Link: not for another one", function(t)
    local position = linked "active"
    position.me.bench[3] = { "xy5-54", attached = { "xy5-131" } }
    t:position(position)
    t:evolve("xy7-96", "bench 3")
    t:equal(t.turn, 4)
  end)
end
