// A position as TOML, in the order in which a person writes it.

const order = ['title', 'note', 'ruleset', 'turn', 'seat', 'to_act', 'this_turn', 'stadium', 'stadium_of', 'seed', 'me', 'opponent',
    'card', 'active', 'bench', 'hand', 'deck', 'discard', 'prizes', 'energy', 'damage', 'attached', 'conditions'];

const place = (key) => (order.includes(key) ? order.indexOf(key) : order.length);
const sorted = (object) => Object.entries(object).sort(([a], [b]) => place(a) - place(b));
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A Pokémon that is only a card is written as the card. */
function value(of) {
    if (Array.isArray(of)) return `[${of.map(value).join(', ')}]`;
    if (!isTable(of)) return JSON.stringify(of);
    const members = sorted(of);
    if (members.length === 1 && 'card' in of) return value(of.card);
    return `{ ${members.map(([key, member]) => `${key} = ${value(member)}`).join(', ')} }`;
}

const lines = (object) => sorted(object).map(([key, member]) => `${key} = ${value(member)}\n`).join('');

/** Returns the text of a position: its values, then its sides. */
export function toToml(position) {
    const values = Object.fromEntries(Object.entries(position).filter(([, one]) => !isTable(one)));
    const tables = sorted(position).filter(([, one]) => isTable(one));
    return [lines(values), ...tables.map(([name, table]) => `[${name}]\n${lines(table)}`)].filter(Boolean).join('\n');
}
