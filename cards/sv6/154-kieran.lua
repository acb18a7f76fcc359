local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.lasting["stronger"] = {
  damage_dealt = {
    subject = "own",
    target = pokemon_ex_pokemon_v,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}

card.play = function(game, it)
  if it.owner.bench_count > 0 and game:choose_word { "Switch", "More damage" } == "Switch" then
    game:switch()
  else
    game:lasting(it.owner, "stronger", "turn")
  end
end
