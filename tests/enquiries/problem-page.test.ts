import { expect, it } from '@jest/globals';
import { forms } from '#lib/forms/catalogue';
import { problemPage } from '#lib/intake/problem-page';

const wayBack: Readonly<Record<string, string>> = {
  application: '/applyJobs',
  contact: '/',
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
