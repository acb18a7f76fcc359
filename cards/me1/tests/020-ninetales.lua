local function ninetales(deck, hand, discard)
  return {
    ruleset = "sv",
    me = { active = { "me1-20", energy = "G" }, deck = deck, hand = hand, discard = discard },
    opponent = { active = "sv1-13", hand = { "sv1-20" } },
  }
end

test("Supernatural Shapeshifter: the effect of a Supporter card on top", function(t)
  t:position(ninetales { "sv1-180", "sv1-13", "sv1-14", "sv1-15", "sv1-181" })
  t:attack "Supernatural Shapeshifter"
  t:changed {
    ["me deck"] = true,
    ["me discard"] = { "+ Nemona" },
    ["me hand"] = { "+ Sprigatito", "+ Floragato", "+ Meowscarada" },
  }
end)

test("Supernatural Shapeshifter: I am its player, and its own choices are mine", function(t)
  t:position(ninetales({ "sv1-189", "7 sv1-13", "sv1-14" }, { "sv1-36" }))
  t:attack "Supernatural Shapeshifter"
  t:equal(t.me.discard, { "sv1-189", "sv1-36" })
  t:equal(#t.me.hand, 7)
  t:equal(t.opponent.hand[1], "sv1-20")
  t:position(ninetales({ "sv1-175", "sv1-14", "sv1-13" }, {}))
  t:attack "Supernatural Shapeshifter"
  t:equal(t:asked(), "me")
  t:options { "sv1-14" }
  t:answer "sv1-14"
  t:equal(t.me.hand, { "sv1-14" })
end)

test("Supernatural Shapeshifter: other cards are only discarded", function(t)
  for _, top in ipairs { "sv1-181", "sv1-174", "sv1-167", "sv1-13", "dp1-124" } do
    t:position(ninetales { top, "sv1-180", "3 sv1-13" })
    t:attack "Supernatural Shapeshifter"
    t:equal(t.me.discard, { top })
    t:equal(t.me.hand, {})
    t:equal(t.stadium, nil)
    t:equal(t.opponent.active.damage, 0)
    t:equal(t.turn_player, "opponent")
  end
end)

test("Supernatural Shapeshifter: nothing of a Supporter that finds nothing to do", function(t)
  t:position(ninetales { "sv1-179", "3 sv1-13" })
  t:attack "Supernatural Shapeshifter"
  t:equal(t.me.discard, { "sv1-179" })
  t:equal(t.me.hand, {})
end)

test("Supernatural Shapeshifter: also after a Supporter was played", function(t)
  t:position(ninetales({ "sv1-13", "sv1-13", "sv1-180", "4 sv1-14" }, { "sv2-180" }))
  t:play "sv2-180"
  t:attack "Supernatural Shapeshifter"
  t:equal(t.me.discard, { "sv2-180", "sv1-180" })
  t:equal(#t.me.hand, 5)
end)

test("Supernatural Shapeshifter: with an empty deck nothing", function(t)
  t:position(ninetales {})
  t:attack "Supernatural Shapeshifter"
  t:unchanged()
end)
