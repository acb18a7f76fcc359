local function wall(id)
  return {
    ruleset = "xy",
    me = { active = id, hand = { "bw7-139" } },
    opponent = { active = "bw1-1" },
  }
end

test("Crystal Wall: 300 HP for Black Kyurem-EX", function(t)
  t:position(wall "bw7-101")
  t:play("bw7-139", "active")
  t:equal(t.me.active.hp, 300)
end)

test("PEX-01: Crystal Wall: not for Black Kyurem", function(t)
  t:position(wall "bw7-100")
  local hp = t.me.active.hp
  t:play("bw7-139", "active")
  t:equal(t.me.active.hp, hp)
end)
