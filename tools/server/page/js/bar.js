// The bar at the top: where the game stands, and what can always be done.

import { html } from './html.js';
import { closeReplay } from './replay.js';
import { isPlaying, leaveRoom, offer, offerText, reply, withdraw } from './session.js';
import { change, state } from './state.js';
import { chooseLanguage } from './languages.js';
import { language, t } from './words.js';

export function LanguageChoice() {
    if (!state.info) return null;
    return html`<label class="language"><span class="sr">${t('bar.language')}</span><select value=${language()} onChange=${(event) => chooseLanguage(event.target.value)}>
        ${state.info.languages.map(({ code, name }) => html`<option value=${code} selected=${code === language()}>${name}</option>`)}</select></label>`;
}

function home() {
    location.hash = '';
    if (state.replay) closeReplay();
    else leaveRoom();
}

export function Bar() {
    const { room, seat, view } = state;
    const playing = isPlaying();
    return html`<header class="bar"><a class="mark" href="#" onClick=${(event) => { event.preventDefault(); home(); }}>ptcg</a>
        ${state.replay && html`<span class="tag">${t('replay.title')}</span>`}
        ${seat === null && view && !state.replay && html`<span class="tag">${t('bar.watching')}</span>`}<span class="space"></span>
        ${playing && state.undo && html`<button type="button" data-undo=${state.undo} onClick=${() => offer('undo')}>${t(state.undo === 'free' ? 'bar.undo' : 'bar.undo_ask')}</button>`}
        ${playing && html`<button type="button" onClick=${() => change({ dialog: 'concede' })}>${t('bar.concede')}</button>`}
        ${state.over && !state.dialog && html`<button type="button" class="primary" onClick=${() => change({ dialog: 'over' })}>${t('bar.result')}</button>`}
        ${room && html`<button type="button" aria-label=${t('help.title')} onClick=${() => change({ dialog: 'help' })}>?</button>`}${!(state.narrow && playing) && html`<${LanguageChoice} />`}</header>`;
}

/** What needs attention: the connection, the other player, offers, refusals. */
export function Banners() {
    const { link, room, seat, notice, offers } = state;
    const other = isPlaying() ? room?.seats[1 - seat] : null;
    return html`<div class="banners">
        ${link === 'lost' && html`<p class="banner warn" role="status">${t('banner.lost')}</p>`}
        ${link === 'refused' && html`<p class="banner warn" role="alert">${t('banner.refused')} <button type="button" onClick=${home}>${t('banner.home')}</button></p>`}
        ${other && !other.bot && !other.here && html`<p class="banner" role="status">${t('banner.away', { name: other.name })}</p>`}
        ${offers.map((one) => html`<p class="banner offer" key=${one.offer}>${one.from === seat ? html`${t(`offer.${one.what}.sent`)} <button type="button" onClick=${() => withdraw(one.offer)}>${t('offer.withdraw')}</button>` : html`${offerText(one)}
            ${seat !== null && html`<button type="button" class="primary" onClick=${() => reply(one.offer, true)}>${t('offer.accept')}</button><button type="button" onClick=${() => reply(one.offer, false)}>${t('offer.deny')}</button>`}`}</p>`)}
        ${notice && html`<p class="banner"><span>${notice}</span><button type="button" aria-label=${t('dialog.close')} onClick=${() => change({ notice: '' })}>✕</button></p>`}</div>`;
}
