local function adapters(side, theirs)
  side.active = side.active or { "me2-29", attached = { "sv6pt5-63" } }
  side.bench = side.bench or { "sv1-70", "dp3-55" }
  return { ruleset = "sv", me = side, opponent = theirs or { active = "sv6-61" } }
end

test("Multi Adapter: Pokémon with Rotom in their name may have two Tools", function(t)
  t:position(adapters {
    hand = { "me2-93" },
    bench = { { "sv1-70", attached = { "sv6pt5-63" } }, { "dp3-55", attached = { "sv6pt5-63" } } },
  })
  t:legal("play", "me2-93", "active")
  t:legal("play", "me2-93", "bench 1")
  t:illegal("play", "me2-93", "bench 2")
end)

test("Multi Adapter: two, not three, also with two Rotom ex", function(t)
  t:position(adapters {
    active = { "me2-29", attached = { "sv6pt5-63", "sv6pt5-63" } },
    bench = { "me2-29" },
    hand = { "me2-93" },
  })
  t:illegal("play", "me2-93", "active")
  t:legal("play", "me2-93", "bench 1")
end)

test("Multi Adapter: when it ends all Tools but one are discarded from each", function(t)
  t:position(adapters {
    active = { "me2-29", attached = { "sv6pt5-63", "me2-93" } },
    bench = { { "sv1-70", attached = { "sv6pt5-63", "me2-93" } }, "dp3-55" },
    hand = { "swsh6-148" },
  })
  t:play "swsh6-148"
  t:equal(t:asked(), "me")
  t:answer "me2-93 on active"
  t:answer "sv6pt5-63 on bench 1"
  t:equal(t.me.active.attached, { "sv6pt5-63" })
  t:equal(t.me.bench[1].attached, { "me2-93" })
end)

test("Multi Adapter: when its Pokémon leaves play", function(t)
  t:position(adapters {
    bench = { { "sv1-70", attached = { "sv6pt5-63", "me2-93" } }, "dp3-55" },
    hand = { "sv1-183" },
  })
  t:answer "active"
  t:play "sv1-183"
  t:answer "sv6pt5-63 on bench 1"
  t:answer "bench 1"
  t:equal(t.me.active.attached, { "me2-93" })
end)

test("Thunderbolt: all Energy is discarded", function(t)
  t:position(adapters { active = { "me2-29", energy = "LL" } })
  t:attack "Thunderbolt"
  t:equal(t.opponent.active.damage, 260)
  t:equal(t.me.active.energy, "")
end)

test("Multi Adapter: not for the opponent's Rotom", function(t)
  t:position(adapters({}, {
    active = "sv6-61",
    bench = { { "sv1-70", attached = { "sv6pt5-63" } }, "sv1-70" },
    hand = { "me2-93" },
  }))
  t:end_turn()
  t:illegal("play", "me2-93", "opponent bench 1")
  t:legal("play", "me2-93", "opponent bench 2")
end)
