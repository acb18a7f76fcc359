local function mask(side)
  side.active = side.active or { "sv6-25", energy = "GG", damage = 50, conditions = { "poisoned" } }
  side.hand = side.hand or { "sv6-159" }
  side.discard = side.discard or { "sv6-112" }
  return { ruleset = "sv", me = side, opponent = { active = "dp3-55" } }
end

test("Ogre's Mask: everything on the Pokémon stays", function(t)
  t:position(mask {})
  t:play "sv6-159"
  t:changed {
    active = "Cornerstone Mask Ogerpon ex",
    ["me hand"] = { "- Ogre's Mask" },
    ["me discard"] = { "+ Ogre's Mask", "+ Teal Mask Ogerpon ex", "- Cornerstone Mask Ogerpon ex" },
  }
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.active.energy, "GG")
end)

test(
  "Ogre's Mask: the Ability of the new card can be used, also if that of the old one was",
  function(t)
    t:position(mask {
      hand = { "sv6-159", "dp1-123", "dp1-123" },
      discard = { "sv6-25" },
      deck = { "dp1-124", "dp1-124" },
    })
    t:use "Teal Dance"
    t:illegal("use", "Teal Dance")
    t:play "sv6-159"
    t:legal("use", "Teal Dance")
  end
)

test("Ogre's Mask: not without one in the discard pile", function(t)
  t:position(mask { discard = { "sv6-61" } })
  t:illegal("play", "sv6-159")
end)

test("Ogre's Mask: not without one in play", function(t)
  t:position(mask { active = "sv6-61" })
  t:illegal("play", "sv6-159")
end)

test("Ogre's Mask: not an Ogerpon that is no Pokémon ex", function(t)
  t:position(mask { discard = { "sv6-24" } })
  t:illegal("play", "sv6-159")
  t:position(mask { active = "sv6-24" })
  t:illegal("play", "sv6-159")
  t:position(mask { bench = { "sv6-24" }, discard = { "sv6-24", "sv6-112" } })
  t:play "sv6-159"
  t:equal(t.me.active.id, "sv6-112")
end)
