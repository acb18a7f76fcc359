local function durant(pokemon)
  return {
    ruleset = "sv",
    me = { active = pokemon, deck = { "dp3-121", "dp3-127", "dp3-125", "dp1-123", "swsh2-4" } },
    opponent = { active = "swsh2-4" },
  }
end

test("Gathering Food: a Trainer card for each Energy", function(t)
  t:position(durant { "swsh2-132", energy = "MM" })
  t:attack "Gathering Food"
  t:options { "dp3-121", "dp3-127", "dp3-125" }
  t:fails(function() t:answer("dp3-125", "dp3-121", "dp3-127") end, "takes 0 to 2 picks")
  t:answer("dp3-125", "dp3-121")
  t:events {
    { "card_shown", card = "dp3-125" },
    { "card_shown", card = "dp3-121" },
    { "shuffled", player = "me" },
  }
  t:equal(t.me.hand, { "dp3-125", "dp3-121" })
  t:equal(#t.me.deck, 3)
end)

test("Gathering Food: Energy counts, not Energy cards", function(t)
  t:position(durant { "swsh2-132", energy = "M", attached = { "base1-96" } })
  t:attack "Gathering Food"
  t:answer("dp3-125", "dp3-121", "dp3-127")
  t:equal(#t.me.hand, 3)
end)

test("Gathering Food: fewer may be taken", function(t)
  t:position(durant { "swsh2-132", energy = "MM" })
  t:attack "Gathering Food"
  t:answer "dp3-125"
  t:equal(t.me.hand, { "dp3-125" })
end)
