local coins = {}

function coins.flip(game) return game:flip() end

return coins
