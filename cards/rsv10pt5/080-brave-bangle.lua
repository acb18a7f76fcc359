local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.in_play = {
  damage_dealt = {
    target = pokemon_ex,
    only_if = function(_, it) return it.self:matches { rule_box = false } end,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
