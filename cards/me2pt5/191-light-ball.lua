local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.in_play = {
  damage_dealt = {
    attacker = { name = "Pikachu ex" },
    target = pokemon_ex,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 50 end end,
  },
}
