local function with_energy(energy, stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = {
      active = { "swsh2-4", energy = energy },
      bench = { { "swsh2-4", energy = "G" } },
      hand = { "swsh2-160" },
    },
    opponent = { active = { "swsh2-4", energy = "GG" }, bench = { "swsh2-5" } },
  }
end

test("Galar Mine: two more, and on both sides", function(t)
  t:position(with_energy "GG")
  t:legal("retreat", "bench 1")
  t:play "swsh2-160"
  t:illegal("retreat", "bench 1")
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
end)

test("Galar Mine: three Energy cards pay for it", function(t)
  t:position(with_energy("GGG", "swsh2-160"))
  t:retreat "bench 1"
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t.me.discard, 3)
end)

test("Galar Mine: for the opponent's Active Pokémon in their turn", function(t)
  t:position(with_energy("GGG", "swsh2-160"))
  t:explain("retreat_cost", "active", { { 1 }, { 3, by = "swsh2-160" } })
  t:explain("retreat_cost", "opponent active", { { 1 }, { 3, by = "swsh2-160" } })
  t:explain("retreat_cost", "bench 1", { { 1 } })
end)
