local function boom(t, coins, attached, defender)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-48", energy = "LL", attached = attached }, bench = { "sv1-80" } },
    opponent = { active = defender or "me1-36", bench = { "sv1-36" } },
  }
  t:coins(coins)
  t:attack "Thump-Thump Boom"
end

test("Thump-Thump Boom: heads, the Active Pokémon is Knocked Out, without damage", function(t)
  boom(t, "H", { "sv5-152" })
  t:answer("#1", "#2", "#3")
  t:equal(t.me.active.damage, 100)
  t:equal(#t:events("damaged"), 1)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.prizes_left, 3)
  t:equal(t.opponent.prizes_left, 6)
end)

test("Thump-Thump Boom: tails, only damage to itself", function(t)
  boom(t, "T", { "sv5-152" })
  t:changed { ["active damage"] = 100 }
end)

test("Thump-Thump Boom: the damage may Knock it Out, tails", function(t)
  boom(t, "T")
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.opponent.active.id, "me1-36")
  t:equal(t.opponent.active.damage, 0)
end)

test("Thump-Thump Boom: heads, both are Knocked Out", function(t)
  boom(t, "H", {}, "sv1-80")
  t:answer(1)
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 5)
end)
