-- Registers a name with a zero byte in it.
-- load: a string must not contain a zero byte

card.lasting["a\0b"] = { on_turn_end = function() end }

card.play = function(game, it) end
