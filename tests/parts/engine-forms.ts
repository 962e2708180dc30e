/** Every form of the site, in another engine by clicks and keys, and what staff are mailed. */
import assert from 'node:assert/strict';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import { englishForm } from '#data/job-hunt-form/en';
import { post } from '#tests/hosts/visitor';
import type { Browser } from '#tests/parts/browser';
import { at, button, type Checks, openerOf, resume, takeTime } from '#tests/parts/engine-site';
import { fillShown } from '#tests/parts/filling';

/** By what is typed first: the page, what is clicked before, the form, and how its mail to staff begins. */
const forms = {
  'Wendy Contact': ['/about', [openerOf('Contact Us')], '#contact-dialog', 'contact'],
  'Wendy Callback': ['/contact-us', [], 'main form#contact-us', 'callback'],
  'Wendy Alert': ['/job-alerts', [], 'main #job-alert', 'contact'],
  'wendy.next@visitor.example.in': [
    '/aiwebinar',
    ['//dialog//*[.="Read about this edition"]'],
    '.when-closed form',
    'callback',
  ],
  'Wendy Enrols': [
    '/certification',
    ['.modules input[type=checkbox]', '[commandfor=enrolment]'],
    '#enrolment-form',
    'certificate',
  ],
  'Wendy Coaching': ['/coaching/enquiry', [], 'main form.form', 'coaching'],
  'Wendy Intern': ['/internships', [], '#internship-form', 'internship'],
  'Wendy Licence': [
    '/licenses',
    [openerOf('Register: HOA Licenced Trainer')],
    '#licence-trainer',
    'licence',
  ],
  'Wendy Employs': ['/employee', [], 'main #employer', 'employer'],
} as const;

async function openForm(browser: Browser, path: string, before: readonly string[]): Promise<void> {
  await browser.go(at(path));
  for (const looked of before) await browser.press(looked);
}

const { texts } = englishForm;

const wizard = 'main form.wizard';

/** From the first step to the receipt; `atResume` is done in the step that asks for it. */
export async function walkApplication(
  browser: Browser,
  name: string,
  atResume: () => Promise<void>,
): Promise<void> {
  for (let step = 1; step < 12; step += 1) {
    await browser.shows(`Step ${step} of 12`, wizard);
    if (step === 11) await atResume();
    else await fillShown(browser, wizard, name);
    await browser.press(button('Next'));
  }
  await browser.shows('Step 12 of 12', wizard);
  await browser.press(button('Submit application'));
  await browser.shows('Your application has been submitted successfully!');
}

export const formChecks: Checks = {
  'nine short forms are filled in by clicks and keys, and staff have their mails': async ({
    open,
    mailAbout,
  }) => {
    const browser = await open();
    const broken: string[] = [];
    for (const [name, [path, before, form, subject]] of Object.entries(forms)) {
      const sending = async () => {
        await openForm(browser, path, before);
        await takeTime(browser);
        await fillShown(browser, form, name);
        await browser.press(`${form} [type=submit]`);
        await mailAbout(`[${subject}] ${name}`);
      };
      await sending().catch((error: Error) => broken.push(`${name}: ${error.message}`));
    }
    assert.deepEqual(broken, []);
  },
  'two steps of the free registration end at the thanks, and in a mail to staff': async ({
    open,
    mailAbout,
  }) => {
    const browser = await open();
    const form = '#webinar-free';
    await openForm(browser, routes.jobHuntEnglish, [openerOf('Register for FREE')]);
    await takeTime(browser);
    await browser.shows(texts.steps[0], form);
    await fillShown(browser, form, 'Wendy Registers');
    await browser.press(`${form} .job-next`);
    await browser.shows(texts.steps[1], form);
    await fillShown(browser, form, 'Wendy Registers');
    await browser.press(button(texts.submit));
    await browser.isAt(/\/thankyou/);
    const mail = await mailAbout('[webinar-free] Wendy Registers');
    assert.match(mail?.text ?? '', /engine@visitor\.example\.in/);
  },
  'twelve steps of the application end in a mail to staff, with the resume byte for byte': async ({
    open,
    file,
    mailAbout,
  }) => {
    const browser = await open();
    await browser.go(at(routes.applyJobs));
    await walkApplication(browser, 'Wendy Wizard', () =>
      browser.type(`${wizard} [type=file]`, file),
    );
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
};
