local function with(mine, theirs)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", damage = mine },
      bench = { { "sv1-13", damage = mine } },
      hand = { "sv1-184" },
    },
    opponent = { active = "sv1-38", bench = { { "sv1-36", damage = theirs } } },
  }
end

test("Picnic Basket: 30 from everybody", function(t)
  t:position(with(50, 20))
  t:play "sv1-184"
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Picnic Basket: also if only the opponent's are damaged", function(t)
  t:position(with(0, 40))
  t:play "sv1-184"
  t:equal(t.opponent.bench[1].damage, 10)
end)

test("Picnic Basket: also if only one of mine is", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", damage = 30 }, hand = { "sv1-184" } },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-184"
  t:equal(t.me.active.damage, 0)
end)

test("Picnic Basket: not while nobody is damaged", function(t)
  t:position(with(0, 0))
  t:illegal("play", "sv1-184")
end)
