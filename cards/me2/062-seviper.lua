local darkness_mega_evolution_ex = ptcg.filter { type = "darkness", class = "mega-evolution-ex" }

card.ability["Excited Power"] = {
  damage_dealt = {
    needs = { { "own_pokemon", darkness_mega_evolution_ex } },
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 120 end end,
  },
}
