// Before the first game: seats, links for others, the deck of an open seat.

import { copyText } from './clipboard.js';
import { areFine, DeckChoice, deckOf, newDeckChoice } from './deck.js';
import { html } from './html.js';
import { linksOf } from './links.js';
import { sit } from './session.js';
import { change, state } from './state.js';
import { t } from './words.js';

const form = { choice: null, name: localStorage.getItem('ptcg.name') ?? '', copied: '' };

async function copy(what, link) {
    if (await copyText(link)) form.copied = what;
    change({});
}

function Link({ what, link }) {
    if (!link) return null;
    return html`<div class="link"><label>${t(`link.${what}`)}<input readonly value=${link} onFocus=${(event) => event.target.select()} /></label>
        <button type="button" onClick=${() => copy(what, link)}>${t(form.copied === what ? 'link.copied' : 'link.copy')}</button></div>`;
}

export function Links() {
    const links = state.room && linksOf(state.room.id);
    if (!links) return null;
    return html`<section class="card links"><h2>${t('link.title')}</h2><${Link} what="friend" link=${links.friend} /><${Link} what="spectators" link=${links.spectators} /></section>`;
}

function Sit() {
    const decks = state.info.decks.filter((deck) => !state.room.format || deck.format === state.room.format);
    form.choice ??= newDeckChoice(decks[0]?.id ?? '');
    const take = async (event) => {
        event.preventDefault();
        if (!await areFine([form.choice], state.room.format)) return;
        localStorage.setItem('ptcg.name', form.name.trim());
        sit(form.name.trim() || t('seat.nameless', { n: state.seat + 1 }), deckOf(form.choice));
    };
    return html`<form class="card sit" onSubmit=${take}><h2>${t('sit.title')}</h2><label>${t('start.name')}<input maxlength="24" value=${form.name} placeholder=${t('seat.nameless', { n: state.seat + 1 })} onInput=${(event) => { form.name = event.target.value; }} /></label>
        <${DeckChoice} choice=${form.choice} decks=${decks} format=${state.room.format} label=${t('start.deck')} /><button class="primary large">${t('sit.take')}</button></form>`;
}

export function Seating() {
    const { room, seat, info } = state;
    if (!room) return html`<main class="seating"><p role="status">${t(state.link === 'refused' ? 'banner.refused' : 'seating.opening')}</p></main>`;
    const mine = seat !== null && !room.seats[seat].deck;
    return html`<main class="seating"><h1>${t('seating.title')}</h1><ul class="seats">${room.seats.map((one, i) => html`<li class="card"><p><b>${one.name || t('seat.nameless', { n: i + 1 })}</b>${i === seat && html` <span class="tag">${t('seat.you')}</span>`}</p><span>${one.deck ? one.deck : t('seating.no_deck')}</span><span class=${one.here ? 'fine' : 'soft'}>${t(one.here ? 'seating.here' : 'seating.not_here')}</span></li>`)}</ul>
        ${mine && info && html`<${Sit} />`}<${Links} />${!mine && html`<p role="status" class="soft">${t('seating.wait')}</p>`}</main>`;
}
