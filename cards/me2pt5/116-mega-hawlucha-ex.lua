card.ability["Tenacious Body"] = {
  would_be_knocked_out = {
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game) if game:flip() then game:instead { remaining_hp = 10 } end end,
  },
}

card.attack["Somersault Dive"] = {
  more = function(game) return game.stadium and 140 end,
  after = function(game) game:discard(game.stadium) end,
}
