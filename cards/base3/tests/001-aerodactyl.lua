test("Prehistoric Power: neither player can evolve", function(t)
  t:position {
    me = { active = "dp3-94", bench = { "base3-1" }, hand = { "dp3-50" } },
    opponent = { active = { "dp3-94" }, hand = { "dp3-50" } },
  }
  t:illegal("evolve", "dp3-50")
  t:end_turn()
  t:illegal("evolve", "dp3-50")
end)

test("Prehistoric Power: it stops while Aerodactyl is Asleep, Confused or Paralyzed", function(t)
  for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
    t:position {
      me = {
        active = { "base3-1", conditions = { condition } },
        bench = { "dp3-94" },
        hand = { "dp3-50" },
      },
      opponent = { active = "dp3-55" },
    }
    t:legal("evolve", "dp3-50")
  end
end)

test("Prehistoric Power: Poison does not stop it", function(t)
  t:position {
    me = {
      active = { "base3-1", conditions = { "poisoned" } },
      bench = { "dp3-94" },
      hand = { "dp3-50" },
    },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-50")
end)
