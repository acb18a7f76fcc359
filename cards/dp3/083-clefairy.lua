card.ability["Moon Stone"] = { ignores_evolution_wait = true }

card.attack["Double Slap"] = { times = function(game) return game:flips(2) end }
