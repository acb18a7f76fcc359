// Card libraries: which cards, decks and formats the page speaks of.

import { getInfo } from './api.js';
import { forgetFacts } from './facts.js';
import { change, state } from './state.js';
import { t } from './words.js';

/** Speaks of the cards of a library from now on; '' is that of the server. */
export async function useLibrary(id) {
    const library = id ?? '';
    if (library === state.library) return;
    const info = await getInfo(library);
    forgetFacts();
    change({ library, info });
}

/** Takes the news that the room's library has changed. */
export function receiveLibrary({ state: what, problems }) {
    if (what === 'new') forgetFacts();
    const lines = problems.map(({ file, line, message }) => [file, line || '', ` ${message}`].filter(Boolean).join(':'));
    change({ notice: [t(`library.${what}`), ...lines].join('\n') });
}
