-- The coin printed on Baby Pokémon: tails, and the opponent's attack is none.
local card = ...

card.passive.would_announce_attack = {
  where = "active",
  subject = "opponent",
  effect = function(game, it)
    if not game:flip { player = it.opponent } then game:instead {} end
  end,
}
