card.attack["By the Book"] = { damage = function(game, it) return 10 * #it.attacker.cards end }
