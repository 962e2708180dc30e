import { expect, it } from '@jest/globals';
import { forms } from '#lib/forms/catalogue';
import { contact } from '#lib/forms/contact/form';
import { problemPage } from '#lib/intake/problem-page';

const wayBack: Readonly<Record<string, string>> = {
  application: '/applyJobs',
  contact: '/#contact-page',
  callback: '/contact-us',
  certificate: '/certification',
  coaching: '/coaching',
  internship: '/internships',
  licence: '/licenses',
  employer: '/employee',
  'webinar-free': '/job-hunt',
  'webinar-paid': '/aiwebinarPayment',
};

it.each(forms)('a refused plain post of $kind names the field and leads back', (form) => {
  const refusal = {
    status: 422,
    message: 'Please check',
    errors: { email: 'It is wrong' },
  } as const;
  const page = problemPage(refusal, form, { email: 'nope' });
  expect(page).toMatch(/<a href="#email">[^<]*It is wrong<\/a>/);
  expect(page).toContain(`<a href="${wayBack[form.kind]}">go back</a>`);
});

it('a refused sign-up for job alerts leads back to the job alerts', () => {
  const refusal = { status: 422, message: 'Please check' } as const;
  const page = problemPage(refusal, contact, { locations: 'Chennai', email: 'nope' });
  expect(page).toContain('<a href="/job-alerts">go back</a>');
});
