local mountain = "sv8-177"

local function peaks(mine)
  return {
    ruleset = "sv",
    me = {
      active = mine or "sv1-38",
      bench = { "sv1-37", "sv1-36", "sv1-65" },
      hand = { mountain },
    },
    opponent = {
      active = { "sv1-65", energy = "LL" },
      bench = { "me1-36", "sv1-38", "sv1-80" },
      hand = { mountain, "sv1-178" },
    },
  }
end

test("Gravity Mountain: 30 less HP for Stage 2 Pokémon on both sides", function(t)
  t:position(peaks())
  t:play(mountain)
  t:explain("hp", "active", { { 180 }, { 150, by = mountain } })
  t:explain("hp", "bench 1", { { 100 } })
  t:explain("hp", "bench 2", { { 80 } })
  t:explain("hp", "bench 3", { { 330 }, { 300, by = mountain } })
  t:explain("hp", "opponent active", { { 330 }, { 300, by = mountain } })
  t:explain("hp", "opponent bench 1", { { 350 } })
  t:explain("hp", "opponent bench 2", { { 180 }, { 150, by = mountain } })
  t:explain("hp", "opponent bench 3", { { 120 } })
end)

test("Gravity Mountain: a Stage 2 Pokémon with that much damage is Knocked Out", function(t)
  t:position(peaks { "sv1-38", damage = 150 })
  t:play(mountain)
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.opponent.prizes_left, 5)
  t:position(peaks { "sv1-38", damage = 140 })
  t:play(mountain)
  t:equal(t.me.active.id, "sv1-38")
end)

test("Gravity Mountain: only while it is in play, and no second one", function(t)
  t:position(peaks())
  t:play(mountain)
  t:end_turn()
  t:illegal("play", mountain)
  t:play "sv1-178"
  t:explain("hp", "active", { { 180 } })
end)
