// The designers' bench: from an idea to a recorded test.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './axe.mjs';
import { picture, withPage } from './browser.mjs';
import { withBench } from './designer.mjs';

const onBench = (options, use) => async (context) => {
    await withBench(async (bench) => {
        await withPage(context, { path: bench.link, ...options }, async (page) => {
            await page.waitForSelector('.position-text');
            await use(page, bench);
        });
    });
};

const noDelay = (page) => page.waitForFunction(() => !document.querySelector('[data-deaf]'));

async function act(page, words) {
    await noDelay(page);
    await page.locator('[data-option]', { hasText: words }).click();
}

const putOnTable = async (page) => {
    await page.locator('[data-open][aria-disabled="false"]').click();
    await page.waitForSelector('[data-asked]');
};

async function run(page, line) {
    await page.locator('.tabs button', { hasText: 'Explain' }).click();
    await page.locator('.console input').fill(line);
    await page.locator('.console button').click();
    await page.waitForFunction((wanted) => [...document.querySelectorAll('.said b')].at(-1)?.textContent === wanted, line);
    return page.locator('.said pre').last().textContent();
}

const damage = (page) => page.locator('.far .slot.active').getAttribute('aria-label');

const walk = (width, colorScheme) => onBench({ width, colorScheme, reducedMotion: 'reduce' }, async (page) => {
    const see = async (name) => {
        await check(page, `${name} at ${width}`);
        await picture(page, `bench-${name}-${width}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than ${width}`);
    };
    await see('position');
    await putOnTable(page);
    await see('table');
    await page.locator('.to-script').click();
    await page.waitForSelector('ol.code');
    await see('script');
    await page.locator('.to-record').click();
    await see('record');
});

export const tests = {
    'a position is put on the table, played, explained, and recorded': onBench({ allow: ['409'] }, async (page, { pack }) => {
        await putOnTable(page);
        await page.locator('.coins button', { hasText: 'Heads' }).click();
        await page.waitForSelector('.coins .tag');
        await act(page, 'Attack with Zap');
        await page.waitForFunction(() => document.querySelector('.far .slot.active').getAttribute('aria-label').includes('20 of 50'));
        assert.match(await run(page, 'explain'), /result/);
        assert.match(await run(page, 'why not retreat'), /RET-08/);
        // Also by clicking a card that can do nothing.
        await page.locator('.near .slot.active').click();
        await page.locator('.why-buttons button', { hasText: 'Zap' }).click();
        await page.waitForFunction(() => [...document.querySelectorAll('.said b')].at(-1)?.textContent.startsWith('why not attack'));
        await page.locator('.to-record').click();
        await page.locator('[name=test]').fill('Heads hurts more');
        await page.locator('.record button.primary').click();
        await page.waitForSelector('.record .fine');
        const file = join(pack, 'tests', '001-sparkit-heads-hurts-more.lua');
        assert.equal(readFileSync(file, 'utf8'), await page.locator('.record pre').textContent());
        await page.locator('.record button.primary').click();
        await page.waitForSelector('.record .error');
    }),
    'the form and the text follow each other; mistakes are shown at their line': onBench({}, async (page) => {
        const text = page.locator('.position-text');
        await page.locator('.side-fields').first().locator('input.damage').fill('30');
        await page.locator('.side-fields').first().locator('input.damage').press('Tab');
        assert.match(await text.inputValue(), /damage = 30/);
        await text.fill((await text.inputValue()).replace('damage = 30', 'damage = 20'));
        await page.waitForFunction(() => document.querySelector('.side-fields input.damage').value === '20');
        // A card by a part of its name.
        const hand = page.locator('.side-fields').first().locator('[aria-label="Hand"] input');
        await hand.pressSequentially('spark');
        await page.waitForSelector('#bench-cards option[value="Sparkit x9-1"]', { state: 'attached' });
        assert.equal(await hand.inputValue(), 'spark', 'what is typed stays when the page is drawn');
        await hand.fill('Sparkit x9-1');
        await page.locator('.to-position').dispatchEvent('click'); // draws the page
        assert.equal(await hand.inputValue(), 'Sparkit x9-1');
        await hand.press('Tab');
        assert.match(await text.inputValue(), /hand = \["Sparkit x9-1"\]/);
        await text.fill('turn = 3\n[me]\nactive = "Sparkit x9-1"\n[opponent]\nactiv = 1\n');
        await page.waitForSelector('.problems button');
        await page.locator('.problems button', { hasText: 'activ' }).first().click();
        assert.equal(await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), 'activ = 1');
    }),
    'a script is shown with its error a second after it was saved, and the position stays': onBench({}, async (page, { save }) => {
        await putOnTable(page);
        await page.locator('.to-script').click();
        await page.waitForSelector('ol.code');
        const before = await damage(page);
        const began = Date.now();
        save('001-sparkit.lua', '\ncard.attack["Zap"] = = 1\n');
        await page.waitForSelector('ol.code .wrong em');
        const took = Date.now() - began;
        console.log(`      ${took} ms`);
        assert.ok(took < 3000, `${took} ms`);
        assert.equal(await page.locator('ol.code li').nth(1).getAttribute('class'), 'wrong');
        assert.equal(await damage(page), before);
        save('001-sparkit.lua', 'card.attack["Zap"] = function(game, it) game:damage(it.defender, 30) end\n');
        await page.waitForFunction(() => !document.querySelector('ol.code .wrong') && document.querySelector('ol.code').textContent.includes('30'));
        await act(page, 'Attack with Zap');
        await page.waitForFunction(() => document.querySelector('.far .slot.active').getAttribute('aria-label').includes('10 of 50'));
    }),
    'moments are kept: undo, redo, branches, entries of the log': onBench({}, async (page) => {
        await putOnTable(page);
        await page.locator('.branches button', { hasText: '+' }).click();
        await page.waitForSelector('.branches [aria-pressed="true"]:text-is("b2")');
        await act(page, 'End the turn');
        await page.locator('dialog [data-end-turn]').click();
        await page.waitForFunction(() => document.querySelector('.turn').textContent.includes('4'));
        await page.locator('.branches button', { hasText: 'Compare' }).click();
        await page.waitForSelector('.said pre');
        await page.locator('.branches button', { hasText: 'main' }).first().click();
        await page.waitForFunction(() => document.querySelector('.turn').textContent.includes('3'));
        await page.locator('.branches button:text-is("b2")').click();
        await page.waitForFunction(() => document.querySelector('.turn').textContent.includes('4'));
        await noDelay(page);
        await page.locator('.near .slot.active').focus();
        await page.keyboard.press('u');
        await page.waitForFunction(() => document.querySelector('.turn').textContent.includes('3'));
    }),
    'a page that is loaded again has the same table': onBench({}, async (page) => {
        await putOnTable(page);
        await act(page, 'End the turn');
        await page.locator('dialog [data-end-turn]').click();
        await page.waitForFunction(() => document.querySelector('.turn').textContent.includes('4'));
        const table = () => page.evaluate(() => sessionStorage.getItem('ptcg.bench.table'));
        const before = await table();
        await page.reload();
        await page.waitForFunction(() => document.querySelector('.turn')?.textContent.includes('4'));
        assert.equal(await table(), before);
    }),
    'in another language the table and the bench speak it': onBench({ locale: 'es-ES' }, async (page) => {
        await page.locator('[data-open][aria-disabled="false"]').click();
        await page.waitForSelector('[data-asked]');
        assert.match(await page.locator('.question h2').textContent(), /¿/);
        await page.locator('.language select').selectOption('it');
        await page.waitForFunction(() => document.querySelector('.to-position').textContent === 'Posizione' && !document.querySelector('.question h2').textContent.includes('¿'));
    }),
    'a bench without its token tells why it does not open': async (context) => {
        await withBench(async ({ link, pack }) => {
            await withPage(context, { path: link.replace(/t=\w+/, 't=0'), allow: ['403'] }, async (page) => {
                await page.waitForSelector('.workbench .error');
                assert.match(await page.locator('.workbench .error').textContent(), /token/);
            });
            assert.ok(!existsSync(join(pack, 'tests')));
        });
    },
    'axe finds nothing serious on the bench at 1440 pixels': walk('1440', 'light'),
    'axe finds nothing serious on the bench at 768 pixels, dark': walk('768', 'dark'),
    'axe finds nothing serious on the bench at 390 pixels': walk('390', 'light'),
};
