/** @jest-environment jsdom */
/** With scripts and without them a visitor reads the same words: what is wrong, and that it is received. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobAlertForm } from '#components/applications/jobs/job-alert-form';
import { ContactForm } from '#components/enquiries/contact-form';
import { InternshipForm } from '#components/enquiries/internship-form';
import { successTextOf } from '#components/forms/success-text';
import { EmployerForm } from '#components/placement/employer-form';
import { forms } from '#lib/accounts/forms/registry';
import { callback } from '#lib/enquiries/forms/callback';
import { contact } from '#lib/enquiries/forms/contact';
import { internship } from '#lib/enquiries/forms/internship';
import { fieldErrors } from '#lib/enquiries/http/receive';
import type { Form } from '#lib/forms/define';
import { errorPage } from '#lib/forms/http/refused';
import { employer } from '#lib/placement/forms/employer';
import { httpError } from '#lib/platform/http/intake/reply';
import ContactUsPage from '#pages/(site)/contact-us/page';
import ReceivedPage from '#pages/(site)/received/[kind]/page';
import '#tests/setup/async-timeout';

afterEach(cleanup);

const support = undefined;
const person = { name: 'Meena Iyer', email: 'meena', phone: '9840012345', message: 'Please call' };

async function plainSummary(form: Form, typed: Readonly<Record<string, unknown>>) {
  const parsed = form.schema.safeParse(typed);
  const page = document.createElement('div');
  page.innerHTML = await errorPage(fieldErrors(form, parsed.error, { fields: typed }), form, typed);
  return wordsOf(within(page).getByRole('alert'));
}

const wordsOf = (summary: HTMLElement) => ({
  heading: within(summary).getByRole('heading').textContent,
  lines: [...summary.querySelectorAll('li a')].map((link) => link.textContent),
});

async function scriptedSummary(typed: Readonly<Record<string, unknown>>) {
  const form = screen.getByRole('form') as HTMLFormElement;
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLElement && value) await user.type(control, String(value));
  }
  fireEvent.submit(form);
  return wordsOf(await within(form).findByRole('alert'));
}

describe('what is wrong', () => {
  test.each([
    ['contact', contact, <ContactForm key="1" id="x" support={support} />],
    ['job alerts', contact, <JobAlertForm key="2" support={support} />],
  ])('%s: one field', async (_form, form, element) => {
    render(element);
    const said = await scriptedSummary(person);
    expect(said).toEqual({
      heading: 'One thing to correct',
      lines: ['Please enter a valid email address'],
    });
    expect(await plainSummary(form, person)).toEqual(said);
  });

  test('employer: several fields', async () => {
    const typed = { name: 'Meena Iyer', email: 'meena', mobile: '12', companyName: '' };
    render(<EmployerForm id="x" support={support} />);
    const said = await scriptedSummary(typed);
    expect(said.heading).toBe('4 things to correct');
    expect(said.lines).toContain('Company Name is required');
    expect(said.lines).toContain('Mobile: Please enter a phone number of 7 to 15 digits');
    expect(await plainSummary(employer, { ...typed, accountantType: 'Junior Accountant' })).toEqual(
      said,
    );
  });

  test('internship: fields left empty, and the box that authorizes us by its own words', async () => {
    render(<InternshipForm id="x" support={support} />);
    const said = await scriptedSummary({ name: 'Meena Iyer' });
    expect(said).toEqual({
      heading: '3 things to correct',
      lines: [
        'Email is required',
        'Phone is required',
        'Please authorize HOA to contact you to proceed with your application.',
      ],
    });
    expect((await plainSummary(internship, { name: 'Meena Iyer' })).lines).toEqual(
      said.lines.slice(0, 2),
    );
  });

  test('/contact-us calls the phone number what the page after a plain post calls it', async () => {
    render(<ContactUsPage />);
    const typed = { name: 'Meena Iyer', phone: '12', email: 'meena@example.com' };
    const said = await scriptedSummary(typed);
    expect(said.lines).toEqual(['Mobile Number: Please enter a phone number of 7 to 15 digits']);
    expect(await plainSummary(callback, typed)).toEqual(said);
    expect(screen.getByRole('textbox', { name: 'Mobile Number (phone)' })).toBeTruthy();
    const { error } = httpError(422, 'No', { errors: { phone: 'No' } });
    expect(await errorPage(error, callback, typed)).toContain(
      '<label for="phone">Mobile Number (phone)<',
    );
  });
});

const dialogs = forms.filter(({ kind }) => !['webinar-free', 'webinar-paid'].includes(kind));

test.each<Form>(dialogs)(
  '$kind: the page after a plain post bears the heading of the dialog',
  async (form) => {
    const params = Promise.resolve({ kind: form.kind });
    const page = renderToStaticMarkup(
      await ReceivedPage({ params, searchParams: Promise.resolve({}) }),
    );
    expect(page).toContain(`>${successTextOf(form).title}</h1>`);
    expect(page).toContain(form.success);
  },
);

test('an application sent without a script reads who calls and what comes with it, as with one', async () => {
  const page = renderToStaticMarkup(
    await ReceivedPage({
      params: Promise.resolve({ kind: 'application' }),
      searchParams: Promise.resolve({}),
    }),
  );
  const body = document.createElement('main');
  body.innerHTML = page;
  document.body.replaceChildren(body);
  expect(body.textContent).toContain(
    'The Accountant Service Desk Executive will contact you within two working days.',
  );
  const perks = within(screen.getByRole('region', { name: 'What comes with it' }));
  for (const perk of [
    '100% Free Placement Assistance',
    'Verified Employers & Clients',
    'Work time support',
    'Free certifications',
  ]) {
    expect(perks.getByText(perk)).toBeDefined();
  }
  expect(perks.getByRole('link', { name: 'LinkedIn' })).toBeDefined();
  document.body.replaceChildren();
});
