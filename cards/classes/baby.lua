-- The coin printed on Baby Pokémon: on tails, the opponent's attack does nothing.

card.in_play.would_announce_attack = {
  where = "active",
  subject = "opponent",
  effect = function(game, it) if not game:flip(it.opponent) then game:instead {} end end,
}
