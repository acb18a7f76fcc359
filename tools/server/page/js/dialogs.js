// Dialogs: help, concede, the end of a turn, the end of a game.

import { endTurn, stepBack } from './acting.js';
import { LanguageChoice } from './bar.js';
import { Component, html } from './html.js';
import { keyRows, setShortcuts, shortcutsOn } from './keys.js';
import { replayFile, replayLink } from './links.js';
import { concede, leaveRoom, nameOfSeat, offer, startNext } from './session.js';
import { change, state } from './state.js';
import { named, t } from './words.js';

/** A dialog that holds the focus until it is closed. */
class Modal extends Component {
    componentDidMount() {
        this.before = document.activeElement;
        this.dialog.showModal();
    }

    componentWillUnmount() {
        this.dialog?.close();
        if (this.before?.isConnected) this.before.focus();
    }

    render({ title, children }) {
        return html`<dialog ref=${(dialog) => { this.dialog = dialog ?? this.dialog; }} aria-labelledby="dialog-title" onCancel=${(event) => { event.preventDefault(); stepBack(); }}><h2 id="dialog-title">${title}</h2>${children}</dialog>`;
    }
}

function Help() {
    return html`<${Modal} title=${t('help.title')}><p>${t(state.screen === 'replay' ? 'help.replay' : 'help.intro')}</p><table class="keys"><tbody>${keyRows().map(([key, words]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${words}</td></tr>`)}</tbody></table>
        ${state.narrow && html`<${LanguageChoice} />`}<label class="check"><input type="checkbox" checked=${shortcutsOn()} onChange=${(event) => setShortcuts(event.target.checked)} /> ${t('help.shortcuts')}</label>
        <div class="buttons"><button type="button" class="primary" onClick=${stepBack}>${t('dialog.close')}</button></div></${Modal}>`;
}

function Ask({ title, words, yes, onYes, ...marks }) {
    return html`<${Modal} title=${title}><p>${words}</p><div class="buttons"><button type="button" class="danger" ...${marks} onClick=${onYes}>${yes}</button>
        <button type="button" class="primary" autofocus onClick=${stepBack}>${t('dialog.cancel')}</button></div></${Modal}>`;
}

function resultTitle({ outcome, winner }) {
    if (outcome !== 'won') return named('over', outcome);
    if (state.seat === null) return t('over.winner', { name: nameOfSeat(winner) });
    return winner === state.seat ? t('over.you_won') : t('over.you_lost');
}

/** One player chooses who begins the next game of the series. */
/** Returns why a game was won, with what a bot did that forfeited. */
function why({ reason, details }) {
    const words = named('reason', reason);
    return details ? `${words.replace(/\.$/, '')}: ${details}` : words;
}

function NextGame() {
    const { over, seat } = state;
    if (seat === null || over.chooser !== seat) return html`<p>${t('over.wait_next', { name: nameOfSeat(over.chooser) })}</p>`;
    return html`<p>${t('over.choose')}</p><div class="buttons"><button type="button" class="primary" onClick=${() => startNext(true)}>${t('over.first')}</button><button type="button" onClick=${() => startNext(false)}>${t('over.second')}</button></div>`;
}

function Replays({ ids }) {
    const words = (key, n) => t(ids.length > 1 ? `${key}_of` : key, { n });
    const seat = state.seat ?? 'all';
    if (!ids.length) return null;
    return html`<ul class="replays">${ids.map((id, i) => html`<li><a class="button" href=${replayLink({ id, seat, n: 0 })}>${words('over.watch', i + 1)}</a> <a href=${replayFile(id)} download=${`${id}.ptcg`}>${words('over.replay', i + 1)}</a></li>`)}</ul>`;
}

function Over() {
    const { over, room, seat } = state;
    if (!over) return null;
    const waiting = state.offers.some((one) => one.what === 'rematch' && one.from === seat);
    return html`<${Modal} title=${resultTitle(over)}><p>${over.outcome === 'won' ? why(over) : ''}</p>
        ${room?.best_of > 1 && html`<p class="score">${nameOfSeat(0)} <b>${over.wins[0]}</b> : <b>${over.wins[1]}</b> ${nameOfSeat(1)}</p>`}
        ${over.series === 'open' ? html`<${NextGame} />` : html`<div class="buttons">${seat !== null && html`<button type="button" class="primary" aria-disabled=${waiting} onClick=${() => waiting || offer('rematch')}>${t(waiting ? 'over.rematch_asked' : 'over.rematch')}</button>`}
            <button type="button" onClick=${() => { location.hash = ''; leaveRoom(); }}>${t('over.leave')}</button></div>`}
        <${Replays} ids=${over.replays ?? []} />
        <div class="buttons"><button type="button" onClick=${stepBack}>${t('over.look')}</button></div></${Modal}>`;
}

export function Dialogs() {
    switch (state.dialog) {
        case 'help':
            return html`<${Help} />`;
        case 'concede':
            return html`<${Ask} title=${t('concede.title')} words=${t('concede.words')} yes=${t('concede.yes')} onYes=${() => { change({ dialog: null }); concede(); }} />`;
        case 'end_turn':
            return html`<${Ask} title=${t('end_turn.title')} words=${t('end_turn.words')} yes=${t('end_turn.yes')} onYes=${endTurn} data-end-turn />`;
        case 'over':
            return html`<${Over} />`;
        default:
            return null;
    }
}
