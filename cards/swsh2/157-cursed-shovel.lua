local card = ...

card.passive = {
  on_knock_out = {
    by = "opponent",
    condition = function(_, it) return it.harm == "attack_damage" end,
    effect = function(game, it) game:discard_top { count = 2, player = it.opponent } end,
  },
}
