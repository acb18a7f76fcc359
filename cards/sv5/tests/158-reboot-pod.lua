local pod, hands, crown = "sv5-158", "sv5-61", "sv8-132"

local function position(active, bench, discard)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { pod }, discard = discard },
    opponent = { active = hands },
  }
end

test("Reboot Pod: one Basic Energy card for each Future Pokémon", function(t)
  t:position(position(hands, { crown, "sv1-13" }, { "dp1-126", "dp1-126", "dp1-123" }))
  t:play(pod)
  t:answer "dp1-126"
  t:answer "dp1-123"
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.me.bench[2].energy, "")
  t:equal(t.opponent.active.energy, "")
  t:equal(t.me.discard, { "dp1-126", pod })
end)

test("Reboot Pod: with fewer cards, the player says for which", function(t)
  t:position(position(hands, { crown, hands }, { "dp1-126", "sv2-193", "dp1-126" }))
  t:play(pod)
  t:answer("active", "bench 2")
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.bench[2].energy, "L")
  t:equal(t.me.discard, { "sv2-193", pod })
end)

test("Reboot Pod: not without a Future Pokémon", function(t)
  t:position(position("sv1-13", { "sv5-123" }, { "dp1-126" }))
  t:illegal("play", pod)
end)

test("Reboot Pod: not without a Basic Energy card", function(t)
  t:position(position(hands, {}, { "sv2-193" }))
  t:illegal("play", pod)
end)

test("Reboot Pod: with only the Active Pokémon", function(t)
  t:position(position(hands, {}, { "dp1-126", "dp1-126" }))
  t:play(pod)
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.discard, { "dp1-126", pod })
end)
