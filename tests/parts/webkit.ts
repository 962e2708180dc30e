/** The site in WebKitGTK, by presses and keys: what people with Safari have, as near as Debian comes to it. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import { post } from '#tests/hosts/visitor';
import { answerOf } from '#tests/journeys/checkout';
import { fillShown } from '#tests/parts/filling';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder, until } from '#tests/parts/programs';
import { type Others, openPublicLine } from '#tests/parts/public-line';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import type { Browser } from '#tests/parts/webdriver';
import { openWebKit } from '#tests/parts/webkit-browser';
import type { Provider } from '#tests/payments/provider';
import { pdfOf } from '#tests/platform/files/samples';

const resume = pdfOf(200_000);
const escapeKey = '\uE00C';

/** By its kind: its page, what opens it, the form, and how its mail to staff begins. */
const forms = {
  contact: ['/about', 'Contact Us', '#contact-dialog', 'contact'],
  callback: ['/contact-us', '', 'main form#contact-us', 'callback'],
  'job alert': ['/job-alerts', '', 'main #job-alert', 'contact'],
  coaching: ['/coaching/enquiry', '', 'main form.form', 'coaching'],
  internship: ['/internships', '', '#internship-form', 'internship'],
  licence: ['/licenses', 'Register: HOA Licenced Trainer', '#licence-trainer', 'licence'],
  employer: ['/employee', '', 'main #employer', 'employer'],
} as const;

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'webkit');
  const site = await openPublicSite(cleanup);
  const scripts = { fate: 'come' as 'come' | 'come late' | 'never come' };
  const { proxy } = await openPublicLine(cleanup, folder, site.origin, {
    others: checkoutAt(site.provider),
    decide: async (path) => {
      if (!/^\/_next\/static\/.*\.js$/.test(path) || scripts.fate === 'come') return 'go on';
      if (scripts.fate === 'never come') return 'drop';
      await new Promise((resolve) => setTimeout(resolve, 700));
      return 'go on';
    },
  });
  const open = await openWebKit(cleanup, folder, proxy);
  const file = join(folder, 'Resume.pdf');
  writeFileSync(file, resume);
  const mailAbout = async (subject: string) => {
    const found = () =>
      site.mail.received.find(({ mail }) => mail.subject?.includes(subject))?.mail;
    await until(`a mail comes: ${subject}`, 30, () => found() !== undefined);
    return found();
  };
  return { site, open, file, scripts, mailAbout };
}

type Context = Awaited<ReturnType<typeof prepare>>;

/** In the place of the provider's dialog: it pays at once, and hands the answer to the page. */
const checkoutAt = (provider: Provider): Others => ({
  'checkout.razorpay.com': (_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`window.Razorpay = function (options) {
      return { on() {}, open: async () => {
        const answer = await fetch('https://api.razorpay.com/?order=' + options.order_id);
        options.handler(await answer.json());
      } };
    };`);
  },
  'api.razorpay.com': (request, response) => {
    const order = new URL(request.url ?? '', 'https://api.razorpay.com').searchParams.get('order');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerOf(provider.pay(order ?? '', { status: 'authorized' }))));
  },
});

const at = (path: string) => `${publicSettings.SITE_URL}${path}`;
const button = (words: string) => `//button[normalize-space(.)="${words}"]`;

const openerOf = (words: string) =>
  `//button[starts-with(normalize-space(.), "${words}") or starts-with(@aria-label, "${words}")]`;

/** A post within a second of the page's load is taken for a robot's. */
const takeTime = (browser: Browser) =>
  until('a second has gone by', 10, () => browser.run<boolean>('return performance.now() > 1100'));

async function openForm(browser: Browser, path: string, opener: string): Promise<void> {
  await browser.go(at(path));
  if (opener) await browser.press(openerOf(opener));
}

export const webkit = definePart<Context>({
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  holds:
    'seven forms, the application with a resume, a payment, the theme and a dialog work in WebKitGTK, by presses and keys, and what is typed outlives slow scripts',
  prepare,
  checks: {
    'seven short forms are filled in by presses and keys, and staff have their mails': async ({
      open,
      mailAbout,
    }) => {
      const browser = await open();
      const broken: string[] = [];
      for (const [kind, [path, opener, form, subject]] of Object.entries(forms)) {
        const name = `Wendy ${kind}`;
        const sending = async () => {
          await openForm(browser, path, opener);
          await takeTime(browser);
          await fillShown(browser, form, name);
          await browser.press(`${form} [type=submit]`);
          await mailAbout(`[${subject}] ${name}`);
        };
        await sending().catch((error: Error) => broken.push(`${kind}: ${error.message}`));
      }
      assert.deepEqual(broken, []);
    },
    'twelve steps of the application end in a mail to staff, with the resume byte for byte':
      async ({ open, file, mailAbout }) => {
        const browser = await open();
        const form = 'main form.wizard';
        await browser.go(at(routes.applyJobs));
        for (let step = 1; step < 12; step += 1) {
          await browser.shows(`Step ${step} of 12`, form);
          if (step === 11) await browser.type(`${form} [type=file]`, file);
          else await fillShown(browser, form, 'Wendy Wizard');
          await browser.press(button('Next'));
        }
        await browser.shows('Step 12 of 12', form);
        await browser.press(button('Submit application'));
        await browser.shows('Your application has been submitted successfully!');
        const mail = await mailAbout('[application] Wendy Wizard');
        const content = mail?.attachments[0]?.content as ArrayBuffer;
        assert.ok(Buffer.from(content).equals(resume));
      },
    'who was asked for payment pays at the checkout, and is told so': async ({ open, site }) => {
      const sent = await post(site.origin, apiRoutes.contact, {
        name: 'Wendy Pays',
        email: 'pays@visitor.example.in',
        phone: '9876543210',
        message: 'GST fundamentals',
      });
      const { reference, enquiry } = JSON.parse(sent.body) as Record<string, string>;
      const asked = { action: 'ask-payment', version: 1, line: 'module-5' };
      await site.act(deskEnquiryCall(reference ?? ''), asked);
      const browser = await open();
      await browser.go(at(enquiry ?? ''));
      await browser.type('select[name=state]', 'Tamil Nadu');
      await browser.press('//main//button[starts-with(normalize-space(.), "Pay ₹")]');
      await browser.shows('You are enrolled, Wendy');
      assert.equal(site.provider.captures.length, 1);
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
    }) => {
      const browser = await open();
      await browser.go(at('/about'));
      await browser.press(openerOf('Contact Us'));
      await browser.find('#contact[open]');
      assert.ok(await browser.run('return document.activeElement.closest("#contact") !== null'));
      await browser.keys(escapeKey);
      await until('the dialog closes', 10, () =>
        browser.run<boolean>('return !document.querySelector("#contact").open'),
      );
      assert.match(await browser.run('return document.activeElement.innerText'), /Contact Us/);
    },
    'what is typed before slow scripts arrive stays': async ({ open, scripts }) => {
      scripts.fate = 'come late';
      const browser = await open();
      await browser.go(at('/contact-us'));
      await browser.type('main form#contact-us [name=name]', 'Typed before');
      await until('the scripts are there', 20, () =>
        browser.run<boolean>('return document.querySelector("main form#contact-us").noValidate'),
      );
      await browser.type('main form#contact-us [name=name]', ' and after');
      assert.equal(
        await browser.property('main form#contact-us [name=name]', 'value'),
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
  },
});
