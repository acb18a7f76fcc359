// Changing the language: the page's words, the facts of cards, and what the server says.

import { tellReplayAgain } from './replay.js';
import { tellAgain } from './session.js';
import { change } from './state.js';
import { useLanguage } from './words.js';

export async function chooseLanguage(code) {
    await useLanguage(code);
    tellAgain();
    tellReplayAgain();
    change({});
}
