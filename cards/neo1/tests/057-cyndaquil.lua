local function cyndaquil(energy)
  return { me = { active = { "neo1-57", energy = energy } }, opponent = { active = "dp3-55" } }
end

test("Fireworks: heads, 20 damage and no more", function(t)
  t:position(cyndaquil "RL")
  t:coins "H"
  t:attack "Fireworks"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Fireworks: tails, any Energy card of its own is discarded", function(t)
  t:position(cyndaquil "RL")
  t:coins "T"
  t:attack "Fireworks"
  t:answer "dp1-126"
  t:changed {
    ["opponent active damage"] = 20,
    ["active energy"] = { "- Lightning Energy" },
    ["me discard"] = { "+ Lightning Energy" },
  }
end)

test("Quick Attack: heads, 20 more; tails, 10 damage", function(t)
  t:position(cyndaquil "RL")
  t:coins "H"
  t:attack "Quick Attack"
  t:equal(t.opponent.active.damage, 30)
  t:position(cyndaquil "RL")
  t:coins "T"
  t:attack "Quick Attack"
  t:equal(t.opponent.active.damage, 10)
end)
