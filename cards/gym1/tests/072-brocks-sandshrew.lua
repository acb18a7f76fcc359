test("Sand Pit: the Defending Pokémon can't retreat in the opponent's next turn", function(t)
  t:position {
    me = { active = { "gym1-72", energy = "FF" } },
    opponent = { active = { "dp3-113", energy = "LL" }, bench = { "dp3-94" } },
  }
  t:attack "Sand Pit"
  t:equal(t.opponent.active.damage, 40)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
