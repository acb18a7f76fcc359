local benched_ex = ptcg.filter { "benched", class = "pokemon-ex-xy" }

card.ability["θ Max"] = {
  on_evolve = {
    from = "anywhere",  -- "becomes", in any way
    effect = function(game, it) game:heal(it.self, "all") end,
  },
}

card.attack["Tidal Storm"] = function(game, it)
  game:damage(it.opponent:find("pokemon", benched_ex), 30)
  local to = game:choose("own_bench")
  if not to then return end
  local energy = game:choose_energy(it.attacker, 2)
  game:move_energy(energy, to)
end
