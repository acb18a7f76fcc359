test("Fire Fang: the Defending Pokémon is Burned", function(t)
  t:position { me = { active = { "dp3-46", energy = "R" } }, opponent = { active = "dp3-55" } }
  t:coins "H"  -- the Burn between turns
  t:attack "Fire Fang"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

local function flare_tail(energy, attached)
  return {
    me = { active = { "dp3-46", energy = energy, attached = attached } },
    opponent = { active = "dp3-55" },
  }
end

test("Flare Tail: heads, a Fire Energy is discarded for 20 more damage", function(t)
  t:position(flare_tail "RRL")
  t:coins "H"
  t:attack "Flare Tail"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.me.active.energy, "RL")
end)

test("Flare Tail: the player chooses which Fire Energy", function(t)
  t:position(flare_tail("RRL", { "dp3-26" }))
  t:coins "H"
  t:attack "Flare Tail"
  t:options { "dp1-124", "dp3-26" }
  t:answer "dp3-26"
  t:equal(t.me.active.energy, "RRL")
end)

test("Flare Tail: tails, 50 damage", function(t)
  t:position(flare_tail "RRL")
  t:coins "T"
  t:attack "Flare Tail"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.me.active.energy, "RRL")
end)
