// A player who only clicks and types what can be seen, the same way for the same seed.

const endsTurn = 0.08; // of the clicks in a turn
const attacks = 0.3; // of the clicks in a turn in which the Active Pokémon can do something

/** Numbers in [0, 1), the same for the same seed. */
export function lots(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let x = Math.imul(state ^ (state >>> 15), state | 1);
        x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
        return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
    };
}

/** What the page shows now, read from its elements. */
async function look(page) {
    return page.evaluate(() => {
        const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true');
        const name = (selector, attribute) => seen(selector).map((element) => element.dataset[attribute]);
        return {
            dialog: document.querySelector('dialog[open] h2')?.textContent ?? null,
            over: Boolean(document.querySelector('[data-over]')),
            ending: Boolean(document.querySelector('dialog[open] [data-end-turn]')),
            asked: Boolean(document.querySelector('[data-asked]')),
            question: document.querySelector('[data-asked]')?.dataset.asked ?? null,
            // An open sheet lies over the table.
            sources: document.querySelector('.sheet.open') ? [] : name('.table .source', 'key'),
            targets: name('.table .target', 'key'),
            active: seen('.table .near .slot.active.source').length,
            actions: seen('.menu [data-action]').length,
            attacks: seen('.menu [data-action="attack"]').length,
            options: seen('[data-option]').length,
            choices: seen('.prompt .choice.source:not([data-left="0"])').length,
            picked: seen('.prompt .choice.picked, .options .row.picked, .hand .picked').length,
            confirm: seen('[data-confirm]').length,
            end: seen('.end-turn').length,
        };
    });
}

const press = (page, selector, n = 0) => page.locator(selector).nth(n).click({ timeout: 4000 });

/** Chooses one of the clicks that can be made, and makes it; returns what it was. */
async function click(page, seen, random) {
    const any = (count) => Math.floor(random() * count);
    if (seen.ending) return press(page, 'dialog [data-end-turn]').then(() => 'end turn');
    if (seen.targets.length) {
        const key = seen.targets[any(seen.targets.length)];
        return press(page, `.table .target[data-key="${key}"]`).then(() => `target ${key}`);
    }
    // Games in which both attack end before their decks do.
    if (seen.attacks && random() < 0.7) return press(page, '.menu [data-action="attack"]:not([aria-disabled="true"])', any(seen.attacks)).then(() => 'attack');
    if (seen.actions) return press(page, '.menu [data-action]:not([aria-disabled="true"])', any(seen.actions)).then(() => 'action');
    if (seen.confirm && (!seen.choices || random() < 0.5)) return press(page, '[data-confirm]:not([aria-disabled="true"]):visible').then(() => 'confirm');
    if (seen.choices) return press(page, '.prompt .choice.source:not([data-left="0"])', any(seen.choices)).then(() => 'choice');
    // Some Abilities may be used any number of times.
    if (seen.end && random() < endsTurn) return press(page, '.end-turn').then(() => 'end');
    if (seen.active && seen.sources.length && random() < attacks) return press(page, '.table .near .slot.active.source').then(() => 'active');
    if (seen.sources.length && random() < 0.8) {
        const key = seen.sources[any(seen.sources.length)];
        return press(page, `.table .source[data-key="${key}"]`).then(() => `source ${key}`);
    }
    if (seen.options) return press(page, '[data-option]:not([aria-disabled="true"]):visible', any(seen.options)).then(() => 'option');
    return null;
}

/** The list of options is in a closed sheet on a phone. */
async function openList(page) {
    const button = page.locator('.sheet-question');
    if (await button.count()) await button.click({ timeout: 4000 });
}

/**
 * Plays until the game is over, or `until()` holds. `watch(page, seen)` is called before each click.
 * `patience` is how many seconds the page may ask nothing. Returns how many clicks it took; throws if the page does not go on, or after `most` clicks, unless they are `enough`.
 */
export async function playGame(page, seed, { watch = async () => {}, until = async () => false, most = 4000, enough = false, patience = 60 } = {}) {
    const random = lots(seed);
    let failures = 0; // clicks in a row
    let asked = Date.now(); // when the page asked something last
    for (let clicks = 0; clicks < most;) {
        const seen = await look(page);
        if (seen.over) return clicks;
        if (!seen.asked && !seen.ending) {
            if (Date.now() - asked > patience * 1000) throw new Error(`The page asks nothing: ${JSON.stringify(seen)}`);
            await page.waitForTimeout(50);
            continue;
        }
        asked = Date.now();
        await watch(page, seen);
        if (await until()) return clicks;
        await page.waitForFunction(() => !document.querySelector('[data-deaf]'));
        try {
            clicks += 1;
            if ((await click(page, seen, random)) === null) await openList(page);
            failures = 0;
        } catch (error) {
            // What was seen may be gone by the time of the click; a page that stays so is at fault.
            failures += 1;
            if (failures > 10) throw Object.assign(error, { message: `${error.message}\nSeen: ${JSON.stringify(seen)}` });
        }
        await page.waitForTimeout(20);
    }
    if (enough) return most;
    throw new Error(`The game is not over after ${most} clicks.`);
}
