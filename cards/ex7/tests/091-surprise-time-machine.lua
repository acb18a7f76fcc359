local function machine(me)
  me.hand = { "ex7-91" }
  return { me = me, opponent = { active = "dp3-50" } }
end

test(
  "Surprise! Time Machine: the highest Stage goes into the deck, another card takes its place",
  function(t)
    t:position(machine { active = "dp3-50", deck = { "dp3-94", "dp3-1", "dp6-68" } })
    t:play "ex7-91"
    t:answer "dp3-50"
    t:equal(t.me.active.id, "dp3-50")
    t:equal(t.me.active.under, { "dp3-94" })
    t:equal(#t.me.deck, 3)
    t:equal(t.me.discard, { "ex7-91" })
  end
)

test("Surprise! Time Machine: what is found must evolve from what remains", function(t)
  t:position(machine { active = "dp3-1", deck = { "dp3-1", "dp3-50" } })
  t:play "ex7-91"
  t:options { "Ampharos" }
  t:answer "stop"
  t:equal(t.me.active.id, "dp3-50")
  t:equal(#t.me.deck, 3)
end)

test("Surprise! Time Machine: one of several evolved Pokémon, on the Bench too", function(t)
  t:position(machine { active = "dp3-94", bench = { "dp3-50", "dp3-94", "dp3-27" }, deck = {} })
  t:play "ex7-91"
  t:options { "bench 1", "bench 3" }
  t:answer "bench 3"
  t:answer "stop"
  t:changed {
    ["bench 3"] = "Sentret",
    ["bench 3 under"] = true,
    ["me hand"] = true,
    ["me deck"] = { "+ Furret" },
    ["me discard"] = { "+ Surprise! Time Machine" },
  }
end)

test("Surprise! Time Machine: not without an evolved Pokémon", function(t)
  t:position(machine { active = "dp3-94" })
  t:illegal("play", "ex7-91")
end)

test(
  "Surprise! Time Machine: the deck is shuffled as the card goes into it, and at the end",
  function(t)
    t:position(machine { active = "dp3-50", deck = { "dp3-94", "dp6-68" } })
    t:play "ex7-91"
    t:answer "dp3-50"
    t:events {
      { "devolved" },
      { "shuffled", player = "me" },
      { "evolved" },
      { "shuffled", player = "me" },
      only = { "shuffled" },
    }
  end
)
