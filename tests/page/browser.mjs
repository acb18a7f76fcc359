// Debian's Chromium, pages that fail on any error in the console, and the way from the start screen to a table.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

export const sizes = {
    1440: { width: 1440, height: 900 },
    768: { width: 768, height: 1024 },
    390: { width: 390, height: 844 },
};

const program = process.env.PTCG_CHROMIUM ?? '/usr/bin/chromium';

/** Starts the browser. As root it cannot have its sandbox. */
export async function launch() {
    if (!existsSync(program)) {
        console.error(`There is no browser at ${program}: apt-get install chromium, or name another in PTCG_CHROMIUM.`);
        process.exit(2);
    }
    const args = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
    return chromium.launch({ executablePath: program, chromiumSandbox: process.getuid() !== 0, args });
}

const folderOf = () => process.env.PTCG_PICTURES ?? join(tmpdir(), `ptcg-page-${process.pid}`);
let taken = 0;

/** Adds a picture of the page to an error. */
async function portray(page, error) {
    mkdirSync(folderOf(), { recursive: true });
    taken += 1;
    const path = join(folderOf(), `failed-${taken}.png`);
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(() => true, () => false);
    if (isTaken) error.pictures = [...(error.pictures ?? []), path];
}

/** Opens a page in a context of its own, calls `before(page)` before it is loaded and `use(page)`, and fails if the console had an error. */
export async function withPage({ browser, url }, options, use) {
    const { width = 1440, path = '', allow = [], before = async () => {}, ...context } = options;
    const own = await browser.newContext({ viewport: sizes[width], locale: 'en-US', ...context });
    const page = await own.newPage();
    const errors = [];
    page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !allow.some((one) => message.text().includes(one))) errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    try {
        await before(page);
        await page.goto(new URL(path, url).href);
        await use(page);
        assert.deepEqual(errors, [], 'errors in the console');
    } catch (error) {
        if (errors.length) error.message += `\nIn the console: ${errors.join('\n')}`;
        await portray(page, error);
        throw error;
    } finally {
        await own.close();
    }
}

/** Chooses on the start screen and goes to the table. */
export async function startGame(page, { format, friend = false } = {}) {
    await page.waitForSelector('.new-game');
    if (friend) await page.locator('.ways button').nth(1).click();
    if (format) await page.locator('.new-game select').first().selectOption(format);
    await page.locator('.new-game button.primary').click();
    if (!friend) await page.waitForSelector('.table');
}

/** Keeps a picture, if a folder for pictures is named. */
export async function picture(page, name) {
    if (!process.env.PTCG_PICTURES) return;
    mkdirSync(folderOf(), { recursive: true });
    await page.screenshot({ path: join(folderOf(), `${name}.png`) });
}
