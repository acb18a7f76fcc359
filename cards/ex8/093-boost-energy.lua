local card = ...

card.passive = {
  may_retreat = { value = false },
  on_turn_end = function(game, it) game:discard { card = it.card } end,
}
