local pecharunt = "me2pt5-143"

local function with(active, theirs, bench, deck)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = bench or { "sv1-38" },
      deck = deck or { "dp1-123", "sv1-191", "sv1-13" },
    },
    opponent = { active = theirs, bench = { "sv1-38" } },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Final Chain: any card from the deck, not revealed", function(t)
  t:position(with(pecharunt, miraidon))
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t:asked(), "me")
  t:options { "dp1-123", "sv1-191", "sv1-13" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:shuffle "sv1-13"
  t:answer "sv1-191"
  t:answer(1)
  t:equal(t.me.hand, { "sv1-191", "sv1-13" })
  t:equal(#t:events("card_shown"), 0)
  t:equal(#t:events("shuffled"), 1)
end)

test("Final Chain: also on the Bench", function(t)
  t:position(with("sv1-38", miraidon, { { pecharunt, damage = 50 } }))
  t:end_turn()
  t:attack "Lightning Laser"
  t:shuffle "sv1-13"
  t:answer "sv1-191"
  t:answer(1)
  t:equal(t.me.hand, { "sv1-191", "sv1-13" })
end)

test("Final Chain: not for another Pokémon", function(t)
  t:position(with("sv1-52", miraidon, { pecharunt }))
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 60)
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(#t:events("shuffled"), 0)
end)

test("Final Chain: not by an effect of an attack, Poison or an Ability", function(t)
  t:position(with({ pecharunt, damage = 60 }, { "me1-86", energy = "DDD" }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-38")
  t:position(with({ pecharunt, damage = 70, conditions = { "poisoned" } }, miraidon))
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.id, "sv1-38")
  t:position(with(pecharunt, "sv6pt5-20"))
  t:end_turn()
  t:use "Cursed Blast"
  t:answer "active"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.active.id, "sv1-38")
end)

test("Final Chain: not by one's own attack", function(t)
  t:position(with({ "sv9-87", energy = "FFF" }, "me1-36", { { pecharunt, damage = 60 } }))
  t:attack "Break Ground"
  t:answer(1)
  t:equal(#t:events("shuffled"), 0)
end)

test("Final Chain: nothing without a deck", function(t)
  t:position(with(pecharunt, miraidon, nil, { "dp1-123" }))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "dp1-123"
  t:answer(1)
  t:equal(t.winner, "opponent")
end)
