// The log of a whole finished game. A click on a line goes to its moment.

import { Component, classes, html } from './html.js';
import { LogLine } from './log.js';
import { jump } from './replay.js';
import { state } from './state.js';
import { t } from './words.js';

/** Keeps the lines of the moment in sight. */
export class ReplayLog extends Component {
    last = -1;

    follow() {
        const { n, about } = state.replay;
        if (this.last === n && this.about === about) return;
        Object.assign(this, { last: n, about });
        const lines = [...this.list.querySelectorAll('[data-step]')];
        const now = lines.findLast((line) => Number(line.dataset.step) <= n);
        if (!now) return;
        const [top, box] = [now.offsetTop - this.list.offsetTop, this.list.clientHeight];
        if (top < this.list.scrollTop || top > this.list.scrollTop + box - 60) this.list.scrollTop = top - box / 2;
    }

    componentDidMount() {
        this.follow();
    }

    componentDidUpdate() {
        this.follow();
    }

    render() {
        const { about, n } = state.replay;
        const line = (one, step) => (one.heading ? html`<h3 data-step=${step} class=${classes(step > n && 'later')}>${one.text}</h3>`
            : html`<${LogLine} line=${one} step=${step} look=${classes(step === n && 'now', step > n && 'later')} onClick=${() => jump(step)} />`);
        return html`<section ref=${(list) => { this.list = list; }} class="log" aria-label=${t('log.label')} data-rove="log">${about.log.map((lines, step) => lines.map((one) => line(one, step)))}</section>`;
    }
}
