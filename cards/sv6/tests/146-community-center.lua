local nemona = "sv1-180"

local function center(hand)
  return {
    ruleset = "sv",
    stadium = "sv6-146",
    me = {
      active = { "sv1-38", damage = 30 },
      bench = { { "sv1-13", damage = 10 }, "sv1-13", { "sv1-80", damage = 50 } },
      hand = hand or { nemona, "sv1-191" },
    },
    opponent = { active = { "sv1-38", damage = 30 }, hand = { nemona } },
  }
end

test("Community Center: 10 from each of one's Pokémon, once a turn", function(t)
  t:position(center())
  t:illegal "use_stadium"
  t:play(nemona)
  t:use_stadium()
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[3].damage, 40)
  t:equal(t.opponent.active.damage, 30)
  t:illegal "use_stadium"
end)

test("Community Center: the opponent, too, after their own Supporter", function(t)
  t:position(center())
  t:play(nemona)
  t:end_turn()
  t:illegal "use_stadium"
  t:play(nemona)
  t:use_stadium()
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.damage, 30)
  t:end_turn()
  t:illegal "use_stadium"
end)

test("Community Center: not after an Item", function(t)
  t:position(center { "sv8-181" })
  t:play "sv8-181"
  t:illegal "use_stadium"
end)

test("Community Center: not without damage", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv6-146",
    me = { active = "sv1-38", hand = { nemona } },
    opponent = { active = { "sv1-38", damage = 30 } },
  }
  t:play(nemona)
  t:illegal "use_stadium"
end)
