-- Hands a thousand values on to a later part.
-- card: pokemon
-- run: this function must answer

card.attack["Hit"] = {
  before = function()
    local list = {}
    for i = 1, 1000 do list[i] = i end
    return table.unpack(list)
  end,
}
