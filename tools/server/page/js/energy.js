// What attached Energy provides, and what an attack's cost still lacks.

import { facts } from './facts.js';
import { types } from './symbols.js';

/** The units of an Energy card: each is a list of the types it can be. */
export function unitsOf(card) {
    const printed = facts(card.id);
    const units = card.provides ?? printed?.provides;
    if (units) return units;
    // A basic Energy card has the name of its type.
    const type = types.find((one) => card.name?.toLowerCase().startsWith(one));
    return printed?.energy === 'basic' && type ? [[type]] : [['colorless']];
}

/** The symbol that stands for a unit. */
export const symbolOf = (unit) => (unit.length === 1 ? unit[0] : 'special');

/** All units attached to a Pokémon. */
export const attachedUnits = (pokemon) => pokemon.attached.filter((card) => card.role === 'energy').flatMap(unitsOf);

/** Counts the symbols: [["fire", 2], ...]. */
export function countSymbols(units) {
    const counts = new Map();
    for (const unit of units) counts.set(symbolOf(unit), (counts.get(symbolOf(unit)) ?? 0) + 1);
    return [...counts];
}

/** Returns for each symbol of a cost whether the units pay it: single types first. */
export function paidSymbols(cost, units) {
    const left = [...units].sort((a, b) => a.length - b.length);
    const paid = cost.map(() => false);
    const pay = (i, fits) => {
        const which = left.findIndex(fits);
        if (which < 0) return;
        left.splice(which, 1);
        paid[i] = true;
    };
    cost.forEach((type, i) => type !== 'colorless' && pay(i, (unit) => unit.includes(type)));
    cost.forEach((type, i) => type === 'colorless' && pay(i, () => true));
    return paid;
}
