local tower, helmet, cape = "sv6-153", "sv1-193", "sv5-152"

local function tools(stadium, hand)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = {
      active = { "sv1-80", energy = "LL", attached = { "sv1-197" } },
      bench = { { "sv1-13", attached = { cape } } },
      hand = hand,
    },
    opponent = {
      active = { "sv6-61", attached = { helmet } },
      bench = { { "sv1-13", attached = { cape } } },
    },
  }
end

test("Jamming Tower: Pokémon Tools have no effect on either side", function(t)
  t:position(tools(tower))
  t:equal(t.me.bench[1].hp, 70)
  t:equal(t.opponent.bench[1].hp, 70)
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 0)
end)

test("Jamming Tower: they have without it", function(t)
  t:position(tools())
  t:equal(t.me.bench[1].hp, 170)
  t:equal(t.opponent.bench[1].hp, 170)
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.me.active.damage, 20)
end)

test("Jamming Tower: when it is played and while it stays", function(t)
  t:position(tools(nil, { tower, "sv1-178" }))
  t:play(tower)
  t:equal(t.me.bench[1].hp, 70)
  t:illegal("play", "sv1-178")
  t:end_turn()
  t:end_turn()
  t:play "sv1-178"
  t:equal(t.me.bench[1].hp, 170)
  t:equal(t.me.discard, { tower })
end)

test("Jamming Tower: Special Energy has its effect", function(t)
  local position = tools(tower)
  position.opponent.active = { "sv6-61", attached = { "sv9-159" } }
  t:position(position)
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 20)
end)

test("Jamming Tower: another with the same name can't be played", function(t)
  t:position(tools(tower, { tower }))
  t:illegal("play", tower)
end)
