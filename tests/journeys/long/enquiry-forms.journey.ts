import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/axe';
import { hueOf } from '#tests/journeys/enrolment';
import { expect, takeTime, test } from '#tests/journeys/fixture';

interface Enquiry {
  readonly what: string;
  readonly path: string;
  /** The button that opens it and the dialog's name; on a page of its own, neither. */
  readonly opener?: string;
  readonly dialog?: string;
  readonly form: string;
  readonly submit: string | RegExp;
  readonly missing: string;
  readonly done: string;
}

const enquiries: readonly Enquiry[] = [
  {
    what: 'a call',
    path: '/contact-us',
    form: 'Get a callback',
    submit: 'GET A CALL BACK',
    missing: 'Name is required',
    done: 'Request received',
  },
  {
    what: 'a call, from home',
    path: '/#lets-talk',
    form: 'Get a callback',
    submit: 'Get a call back',
    missing: 'Name is required',
    done: 'Request received',
  },
  {
    what: 'a message, from home',
    path: '/',
    opener: 'Write a message',
    dialog: 'Contact Us',
    form: 'Contact us',
    submit: 'Send message',
    missing: 'Message is required',
    done: 'Request received',
  },
  {
    what: 'an enrolment',
    path: '/certification',
    opener: 'Ask for your modules',
    dialog: 'Exam Enrollment',
    form: 'Exam Enrollment',
    submit: 'Submit',
    missing: 'Email is required',
    done: 'Submission successful!',
  },
  {
    what: 'coaching',
    path: '/coaching',
    opener: 'Enquire Now',
    dialog: 'Enquire about coaching',
    form: 'Enquire about coaching',
    submit: 'Send enquiry',
    missing: 'Phone is required',
    done: 'Application sent',
  },
  {
    what: 'a licence',
    path: '/licenses',
    opener: 'Register: HOA Licenced GST Practitioner',
    dialog: 'HOA Licenced GST Practitioner',
    form: 'Register for a licence',
    submit: 'Register',
    missing: 'Email is required',
    done: 'We have your registration',
  },
  {
    what: 'an internship',
    path: '/internships',
    form: 'Apply for an internship',
    submit: 'Apply for an internship',
    missing: 'Name is required',
    done: 'Thank you',
  },
  {
    what: 'accountants',
    path: '/employee',
    form: 'Ask for accountants',
    submit: /^Ask for (?:\d+ )?accountants?$/,
    missing: 'Company Name is required',
    done: 'Form Submitted Successfully',
  },
  {
    what: 'accountants, from the navigation',
    path: '/contact-us',
    opener: 'Ask for accountants',
    dialog: 'Employer / Post Job: ask for accountants',
    form: 'Ask for accountants',
    submit: /^Ask for (?:\d+ )?accountants?$/,
    missing: 'Number of Accountants is required',
    done: 'Form Submitted Successfully',
  },
];

async function open(page: Page, { opener, dialog, form }: Enquiry): Promise<Locator> {
  if (!opener) return page.getByRole('main').getByRole('form', { name: form });
  await page.getByRole('button', { name: opener, exact: true }).click();
  return page.getByRole('dialog', { name: dialog }).getByRole('form', { name: form });
}

async function fill(form: Locator) {
  const answers = [
    [/^Name/, 'Devi Everyone'],
    [/^Company Name/, 'Coromandel Traders'],
    [/^Email/, 'devi@example.in'],
    [/^(Phone|Mobile)/, '9876543210'],
    [/^Message/, 'When does the next batch start?'],
  ] as const;
  for (const [label, answer] of answers) {
    const field = form.getByLabel(label);
    if ((await field.count()) > 0) await field.fill(answer);
  }
  const many = form.getByRole('spinbutton', { name: 'number of accountants' });
  if ((await many.count()) > 0) await many.fill('2');
}

for (const enquiry of enquiries) {
  test(`the form for ${enquiry.what} names each mistake in red, accessibly in both themes, and ends well once corrected`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(enquiry.path);
    const form = await open(page, enquiry);
    const consent = form.getByLabel('I authorize HOA');
    if ((await consent.count()) > 0) await consent.check();
    else await form.getByLabel(/^Name/).focus();
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.getByRole('button', { name: enquiry.submit }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    for (const error of await form.locator('.error').all()) expect(await hueOf(error)).toBe('red');
    await expectAccessible(page);
    await summary.getByRole('link', { name: enquiry.missing }).click();
    await expect(form.locator(':focus')).toHaveAccessibleDescription(enquiry.missing);

    await fill(form);
    await expect(form.locator('.error')).toHaveCount(0);
    await takeTime(page);
    await form.getByRole('button', { name: enquiry.submit }).click();
    const done = page.getByRole('dialog', { name: enquiry.done });
    await expect(done).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(done).toBeHidden();
    if (enquiry.opener) {
      await expect(page.getByRole('button', { name: enquiry.opener, exact: true })).toBeFocused();
    }
  });
}
