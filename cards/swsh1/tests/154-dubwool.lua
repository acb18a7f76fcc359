local position = {
  ruleset = "sv",
  me = { active = { "swsh1-154", energy = "RRR" } },
  opponent = { active = { "swsh1-140", energy = "RRR" } },
}

test("Cotton Guard: 30 less damage during the opponent's next turn", function(t)
  t:position(position)
  t:attack "Cotton Guard"
  t:equal(t.opponent.active.damage, 30)
  t:attack "Rolling Tackle"
  t:equal(t.me.active.damage, 50)
end)

test("Cotton Guard: after Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-154", energy = "R" } },
    opponent = { active = { "swsh4-83", energy = "FF" } },
  }
  t:attack "Cotton Guard"
  t:attack "Beat"
  t:equal(t.me.active.damage, 10)
end)

test("Cotton Guard: not two turns later", function(t)
  t:position(position)
  t:attack "Cotton Guard"
  t:end_turn()
  t:end_turn()
  t:attack "Rolling Tackle"
  t:equal(t.me.active.damage, 80)
end)

test("Double-Edge: 30 to itself", function(t)
  t:position(position)
  t:attack "Double-Edge"
  t:changed { ["opponent active damage"] = 120, ["active damage"] = 30 }
end)
