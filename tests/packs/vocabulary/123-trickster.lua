local card = ...

local things = { "stone", "paper" }

card.attack["Stone or Paper"] = {
  after = function(game, it)
    local mine = game:choose { options = things, secret = true }
    local theirs = game:choose { options = things, secret = true, player = it.opponent }
    if mine ~= theirs then game:draw { count = 1 } end
  end,
}

card.attack["Which Number"] = {
  after = function(game, it)
    local number = game:choose_number { low = 1, high = 3, secret = true }
    local guess = game:choose_number { low = 1, high = 3, player = it.opponent }
    game:put_counters { on = it.opponent.active, count = math.abs(number - guess) }
  end,
}

card.attack["Which Card"] = {
  after = function(game, it)
    local hidden = game:choose_card { zone = "hand", secret = true }
    if not hidden then return end
    local guess = game:ask { player = it.opponent }
    game:show { card = hidden }
    if guess ~= hidden.is_pokemon then game:draw { count = 1 } end
  end,
}
