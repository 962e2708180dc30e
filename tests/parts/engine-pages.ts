/** Besides forms: the resume maker, a practice paper, the desk, the theme, dialogs, slow scripts. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes, routes } from '#data/addresses/routes';
import { post } from '#tests/hosts/visitor';
import { differencesOf, engineQuestion } from '#tests/parts/engine-differences';
import { walkApplication } from '#tests/parts/engine-forms';
import { at, button, type Checks, openerOf, takeTime } from '#tests/parts/engine-site';
import { fillShown } from '#tests/parts/filling';
import { until } from '#tests/parts/programs';

const escapeKey = '\uE00C';

/** By its name, and what is typed there. */
const sale = {
  'c.sale1.a': 'Pandian Sample Stores',
  'c.sale1.d': '48763.50',
  'c.sale2.a': 'Sales',
  'c.sale2.k': '41325',
  'c.sale3.a': 'Output CGST',
  'c.sale3.k': '3719.25',
  'c.sale4.a': 'Output SGST',
  'c.sale4.k': '3719.25',
};

const asker = 'Wendy Asks';

export const pageChecks: Checks = {
  'a resume is typed, saved as a file, and sent with an application': async ({
    open,
    folder,
    mailAbout,
  }) => {
    const browser = await open();
    await browser.go(at(routes.resume));
    await browser.type('[name="basics.name"]', 'Wendy Maker');
    await browser.shows('Wendy Maker', 'main article');
    await browser.press(button('Download the PDF'));
    await browser.shows('Resume Wendy Maker.pdf is in your downloads', 'main');
    const saved = join(folder, 'Resume Wendy Maker.pdf');
    // A browser makes the file before it writes it.
    const written = () => (existsSync(saved) ? readFileSync(saved, 'latin1') : '');
    await until('the file is saved', 60, () => /%%EOF\s*$/.test(written()));
    assert.match(written(), /^%PDF-/);
    await browser.press(button('Use it in my job application'));
    await browser.isAt(/\/applyJobs/);
    await walkApplication(browser, 'Wendy Maker', () =>
      browser.shows('Resume Wendy Maker.pdf', 'main form.wizard'),
    );
    const mail = await mailAbout('[application] Wendy Maker');
    assert.equal(mail?.attachments[0]?.filename, 'Resume Wendy Maker.pdf');
  },
  'a practice paper is filled cell by cell, and marked': async ({ open }) => {
    const browser = await open();
    await browser.go(at('/practice/5?set=K7Q2M'));
    for (const [name, words] of Object.entries(sale)) await browser.type(`[name="${name}"]`, words);
    await browser.shows('Both sides agree');
    await browser.press('//main//button[.="Mark my sheet"]');
    await browser.shows('of 14', 'main h1');
  },
  'staff sign in by the code, take the next enquiry and save what was said': async ({
    open,
    site,
    mailAbout,
  }) => {
    const email = 'asks@visitor.example.in';
    const question = { name: asker, email, phone: '9876543210', message: 'GST?' };
    assert.equal((await post(site.origin, apiRoutes.contact, question)).status, 200);
    const browser = await open();
    await browser.go(at(routes.desk));
    await browser.type('[name=email]', 'meena@example.com');
    await browser.press(button('Send me a link and a code'));
    const code = (await mailAbout('is your code'))?.subject?.slice(0, 7) ?? '';
    await browser.type('[name=code]', code);
    await browser.press(button('Sign in'));
    await browser.isAt(/\/desk$/);
    const taking = `Take the enquiry of ${asker}`;
    await browser.press(`//button[normalize-space(.)="${taking}"]`);
    await until('the list shows it as taken', 60, () =>
      browser.run<boolean>('return !document.body.textContent.includes(arguments[0])', taking),
    );
    await browser.press(`//a[normalize-space(.)="${asker}"]`);
    const isOpen = () =>
      browser
        .run<boolean>('return document.querySelector("#act-spoke")?.open === true')
        .catch(() => false);
    // On a busy machine WebKit's driver may lose a click, and types and clicks in what is folded without a word.
    await until('the form opens', 60, async () => {
      if (!(await isOpen())) await browser.press('#act-spoke > summary');
      return isOpen();
    });
    await browser.type('#act-spoke textarea', 'Wants evening batches');
    await browser.press(button('Save the conversation'));
    await browser.shows('you spoke with them', 'main');
    await browser.shows('Wants evening batches', 'main .column');
  },
  'the theme that is chosen is there after a reload': async ({ open }) => {
    const browser = await open();
    await browser.go(at('/about'));
    const theme = () => browser.run<string>('return document.documentElement.dataset.theme');
    const before = await theme();
    await browser.press('[data-shell=theme]');
    const chosen = await theme();
    assert.notEqual(chosen, before);
    await browser.go(at('/about'));
    assert.equal(await theme(), chosen);
  },
  'a dialog has the focus, closes by Escape and gives it back to what opened it': async ({
    open,
    engine,
  }) => {
    const browser = await open();
    await browser.go(at('/about'));
    await browser.press(openerOf('Contact Us'));
    await browser.find('#contact[open]');
    // As docs/dependencies.md says.
    const showsRing = 'return document.activeElement.matches(":focus-visible")';
    assert.equal(await browser.run(showsRing), engine === 'WebKitGTK');
    assert.ok(await browser.run('return document.activeElement.closest("#contact") !== null'));
    await browser.keys(escapeKey);
    await until('the dialog closes', 60, () =>
      browser.run<boolean>('return !document.querySelector("#contact").open'),
    );
    assert.match(await browser.run('return document.activeElement.innerText'), /Contact Us/);
  },
  'what is typed before slow scripts arrive stays': async ({ open, scripts }) => {
    scripts.fate = 'come late';
    const browser = await open();
    await browser.go(at('/contact-us'));
    await browser.type('main form#contact-us [name=name]', 'Typed before');
    await until('the scripts are there', 60, () =>
      browser.run<boolean>('return document.querySelector("main form#contact-us").noValidate'),
    );
    await browser.type('main form#contact-us [name=name]', ' and after');
    assert.equal(
      await browser.run('return document.querySelector("main form#contact-us [name=name]").value'),
      'Typed before and after',
    );
  },
  'where the scripts never come, the form posts by itself': async ({
    open,
    scripts,
    mailAbout,
  }) => {
    scripts.fate = 'never come';
    const browser = await open();
    await browser.go(at('/contact-us'));
    await takeTime(browser);
    await fillShown(browser, 'main form#contact-us', 'Wendy Alone');
    await browser.press('main form#contact-us [type=submit]');
    await browser.isAt(/\/received\/callback$/);
    await mailAbout('[callback] Wendy Alone');
    scripts.fate = 'come';
  },
  'what the documents say of the engine is so': async ({ open, engine }) => {
    const browser = await open();
    await browser.go(at('/about'));
    const userAgent = await browser.run<string>('return navigator.userAgent');
    const differences = await browser.run(`return ${engineQuestion}`);
    assert.deepEqual(differences, differencesOf(engine, userAgent));
  },
};
