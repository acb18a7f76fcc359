// Card libraries: which cards, decks and formats the page speaks of.

import { getInfo, sendPack } from './api.js';
import { forgetFacts } from './facts.js';
import { change, state } from './state.js';
import { t } from './words.js';

/** Takes what was told of a library: an uploaded one knows of no other, so what the server offers remains. */
export function learnInfo(library, info) {
    const before = state.info ?? { uploads: false, libraries: [] };
    const uploads = info.uploads || before.uploads;
    const libraries = [...new Set([...before.libraries, ...info.libraries])];
    change({ info: { ...(library === state.library ? info : before), uploads, libraries } });
}

/** Speaks of the cards of a library from now on; '' is that of the server. */
export async function useLibrary(id) {
    const library = id ?? '';
    if (library === state.library) return;
    const info = await getInfo(library);
    forgetFacts();
    state.library = library;
    learnInfo(library, info);
}

const largest = 2 * 1024 * 1024; // bytes of a zip file
const sent = {}; // names of uploaded packs, by library

/** Sends a zip file with packs and speaks of their library from now on. Throws an error with `problems`. */
export async function sendLibrary(file) {
    if (file.size > largest) throw new Error(t('library.large'));
    const { library, packs } = await sendPack(file);
    sent[library] = packs.map(({ name }) => name).join(', ');
    await useLibrary(library);
}

/** What a library is called: an uploaded one by its packs. */
export const libraryName = (id) => (id === '' ? t('start.library_of_server') : sent[id] ?? (id.startsWith('up-') ? t('library.sent') : id));

/** Returns what is wrong with a file, as compilers tell it. */
export const lineOf = ({ file, line, message }) => [file, line || '', ` ${message}`].filter(Boolean).join(':');

/** Takes the news that the room's library has changed. */
export function receiveLibrary({ state: what, problems }) {
    if (what === 'new') forgetFacts();
    const lines = problems.map(lineOf);
    change({ notice: [t(`library.${what}`), ...lines].join('\n') });
}
