card.attack["Earthen Power"] = {
  more = function(game, it) return (game.stadium and game.stadium.owner) == it.owner and 50 end,
}
