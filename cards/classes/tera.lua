-- TERA-01: on the Bench, prevents all damage done to it by attacks, both yours and the opponent's.

card.in_play.allow_damage = { where = "bench", effect = function() return false end }
