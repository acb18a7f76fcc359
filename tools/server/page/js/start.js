// The start screen: play a bot, invite a friend, join or watch by a link.

import { createRoom } from './api.js';
import { areFine, checkSoon, DeckChoice, deckOf, isPasted, newDeckChoice, Problems } from './deck.js';
import { LanguageChoice } from './bar.js';
import { html } from './html.js';
import { libraryName, lineOf, sendLibrary, useLibrary } from './library.js';
import { keepLinks, linkTo } from './links.js';
import { openFile } from './replay.js';
import { change, state } from './state.js';
import { named, t } from './words.js';

const clocks = { none: null, slow: { bank: 1500000, increment: 10000 }, normal: { bank: 900000, increment: 5000 }, fast: { bank: 300000, increment: 3000 } };

const form = { way: 'bot', name: localStorage.getItem('ptcg.name') ?? '', format: null, bot: 'greedy', mine: null, theirs: null, best_of: 1, clock: 'none', problems: [], error: '', refused: null, busy: false };

const decksOf = (format) => state.info.decks.filter((deck) => deck.format === format);

/** The choice of a deck in a format: a pasted list stays, and is checked again. */
function chosenIn(format, choice, deck) {
    if (!isPasted(choice)) return newDeckChoice(deck?.id ?? '');
    checkSoon(choice, format);
    return choice;
}

function chooseFormat(format) {
    const [first, second = first] = decksOf(format);
    Object.assign(form, { format, mine: chosenIn(format, form.mine, first), theirs: chosenIn(format, form.theirs, second) });
    change({});
}

/** Changes the cards that the form speaks of; what is wrong with them is shown in their place. */
async function changeLibrary(how) {
    Object.assign(form, { busy: true, refused: null });
    change({});
    try {
        await how();
        prepareForm();
    } catch (error) {
        const problems = (error.problems ?? []).map((problem) => ({ message: lineOf(problem) }));
        form.refused = { reason: error.message, problems };
    } finally {
        form.busy = false;
        change({});
    }
}

function sendFile(event) {
    const [file] = event.target.files;
    if (!file) return;
    changeLibrary(() => sendLibrary(file));
    event.target.value = ''; // the same file may be sent again, changed
}

function LibraryChoice() {
    const { libraries, uploads } = state.info;
    if (!uploads && libraries.length === 0) return null;
    return html`<div class="fields">
        <label>${t('start.library')}<select name="library" onChange=${({ target }) => changeLibrary(() => useLibrary(target.value))}>${['', ...libraries].map((id) => html`<option value=${id} selected=${id === state.library}>${libraryName(id)}</option>`)}</select></label>
        ${uploads && html`<label>${t('start.pack_file')}<input type="file" name="pack" accept=".zip" onChange=${sendFile} /></label>`}</div>
        ${form.refused && html`<div role="alert"><p class="error">${form.refused.reason}</p><${Problems} problems=${form.refused.problems} /></div>`}`;
}

/** Chooses what the form begins with, once the server has told what there is. */
export function prepareForm() {
    const { formats, bots, decks } = state.info;
    if (!bots.includes(form.bot)) [form.bot] = bots;
    if (formats.some(({ id }) => id === form.format)) return chooseFormat(form.format);
    const most = formats.map(({ id }) => [decks.filter((deck) => deck.format === id).length, id]).sort((a, b) => b[0] - a[0]);
    return chooseFormat(formats.some(({ id }) => id === 'standard') ? 'standard' : most[0][1]);
}

const set = (name) => (event) => {
    form[name] = event.target.value;
    change({});
};

function request() {
    const me = { kind: 'human', name: form.name.trim() || t('seat.nameless', { n: 1 }), deck: deckOf(form.mine) };
    const other = form.way === 'bot' ? { kind: 'bot', bot: form.bot, name: form.bot[0].toUpperCase() + form.bot.slice(1), deck: deckOf(form.theirs) } : { kind: 'human' };
    const clock = clocks[form.clock];
    return { library: state.library || null, format: form.format, best_of: Number(form.best_of), clock: clock && { ...clock, at_zero: 'lose' }, seats: [me, other] };
}

async function begin(event) {
    event.preventDefault();
    if (form.busy) return;
    Object.assign(form, { busy: true, problems: [], error: '' });
    localStorage.setItem('ptcg.name', form.name.trim());
    change({});
    try {
        if (!await areFine(form.way === 'bot' ? [form.mine, form.theirs] : [form.mine], form.format)) return;
        const made = await createRoom(request());
        keepLinks(made);
        location.hash = linkTo(made.room, made.tokens[0]);
    } catch (error) {
        form.error = error.message;
        form.problems = error.problems ?? [];
    } finally {
        form.busy = false;
        change({});
    }
}

function join(event) {
    event.preventDefault();
    const found = /#?(r=[^&\s]+&t=[0-9a-f]+)/i.exec(event.target.elements.link.value);
    if (found) location.hash = `#${found[1]}`;
    else change({ problem: t('start.bad_link') });
}

function Choice({ label, name, options }) {
    return html`<label>${label}<select value=${form[name]} onChange=${set(name)}>${options.map(([value, words]) => html`<option value=${value} selected=${String(value) === String(form[name])}>${words}</option>`)}</select></label>`;
}

function NewGame() {
    const { formats, bots } = state.info;
    return html`<form class="card new-game" onSubmit=${begin}>
        <div class="ways" role="group" aria-label=${t('start.way')}>${['bot', 'friend'].map((way) => html`<button type="button" aria-pressed=${form.way === way} onClick=${() => { form.way = way; change({}); }}>${t(`start.${way}`)}</button>`)}</div>
        <div class="fields"><label>${t('start.name')}<input name="name" maxlength="24" autocomplete="nickname" value=${form.name} placeholder=${t('seat.nameless', { n: 1 })} onInput=${(event) => { form.name = event.target.value; }} /></label>
            <label>${t('start.format')}<select name="format" value=${form.format} onChange=${(event) => chooseFormat(event.target.value)}>${formats.map(({ id, name }) => html`<option value=${id} selected=${id === form.format}>${name}</option>`)}</select></label></div>
        <${LibraryChoice} />
        <${DeckChoice} choice=${form.mine} decks=${decksOf(form.format)} format=${form.format} label=${t('start.deck')} />
        ${form.way === 'bot' && html`<div class="fields"><${Choice} label=${t('start.opponent')} name="bot" options=${bots.map((bot) => [bot, named('bot', bot)])} />
            <${DeckChoice} choice=${form.theirs} decks=${decksOf(form.format)} format=${form.format} label=${t('start.their_deck')} /></div>`}
        <div class="fields"><${Choice} label=${t('start.games')} name="best_of" options=${[[1, t('start.one_game')], [3, t('start.best_of', { n: 3 })]]} />
            <${Choice} label=${t('start.clock')} name="clock" options=${Object.keys(clocks).map((one) => [one, t(`clock.${one}`)])} /></div>
        ${form.error && html`<p class="error" role="alert">${form.error}</p>`}<${Problems} problems=${form.problems} />
        <button class="primary large" aria-disabled=${form.busy}>${t(form.way === 'bot' ? 'start.play' : 'start.invite')}</button></form>`;
}

const largest = 64 * 1024; // bytes of a saved game that the server reads

async function openSaved(event) {
    const [file] = event.target.files;
    if (!file) return;
    if (file.size > largest) return change({ problem: t('replay.file_large') });
    openFile(await file.text());
}

export function Start() {
    return html`<div class="start"><header><h1>ptcg</h1><p>${t('start.tagline')}</p><${LanguageChoice} /></header>
        <main>${state.info ? html`<${NewGame} />` : html`<p role="status">${state.problem || t('start.loading')}</p>`}
        <form class="card join" onSubmit=${join}><h2>${t('start.watch')}</h2><label>${t('start.link')}<input name="link" autocomplete="off" placeholder="https://…#r=…&t=…" /></label>
            ${state.info && state.problem && html`<p class="error" role="alert">${state.problem}</p>`}<button>${t('start.join')}</button>
            <label>${t('start.replay_file')}<input type="file" name="replay" onChange=${openSaved} /></label></form>
        <a class="card puzzles-link" href="#puzzles">${t('start.puzzles')}</a></main></div>`;
}
