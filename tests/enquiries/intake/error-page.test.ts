import { expect, it } from '@jest/globals';
import { enquiryForms, forms } from '#lib/accounts/forms/registry';
import { application } from '#lib/applications/forms';
import { certificate } from '#lib/enquiries/forms/certificate';
import { contact } from '#lib/enquiries/forms/contact';
import { internship } from '#lib/enquiries/forms/internship';
import { errorPage } from '#lib/forms/http/refused';
import { employer } from '#lib/placement/forms/employer';
import { webinarFree } from '#lib/webinars/forms/free';

const wrongAddress = {
  status: 422,
  message: 'Please check',
  errors: { email: 'It is wrong' },
} as const;

/** Finds the control that sends `value` as `name`: its tag and the words behind it. */
const choice = (page: string, name: string, value: string): string =>
  page
    .match(/<input[^>]*>[^<]*/g)
    ?.find((tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`)) ?? '';

it.each(enquiryForms)(
  'a refused plain post to $page names the field and leads back',
  async (row) => {
    const page = await errorPage(wrongAddress, row.form, { email: 'nope' });
    expect(page).toMatch(/<a href="#email">[^<]*It is wrong<\/a>/);
    expect(page).toContain(`<a href="${row.page}">go back</a>`);
  },
);

it.each(forms)(
  'a refused plain post of $kind says again why we ask, how long we keep it and how to withdraw',
  async (form) => {
    const page = await errorPage({ status: 422, message: 'Please check' }, form, { name: 'Asha' });
    const { notice = '', fields = '' } =
      /<p class="notice">(?<notice>.*?)<\/p>(?<fields>.*)/s.exec(page)?.groups ?? {};
    expect(notice).toMatch(
      /We (?:use|ask for) these details to .* at most a year after our last contact/,
    );
    expect(notice).toContain(
      'You can withdraw at any time: <a href="/privacy-policy#your-data">how we keep your data</a>.',
    );
    expect(notice.includes('parent or guardian')).toBe(form.minors === true);
    expect(fields).toContain('name="name"');
  },
);

it('a refused registration says why we ask in the language of its page', async () => {
  const error = { status: 422, message: 'Please check' } as const;
  const page = await errorPage(error, webinarFree, { name: 'Asha', language: 'te' });
  expect(page).toContain('తల్లిదండ్రులు లేదా సంరక్షకులు నమోదు చేయాలి');
});

it('a refused sign-up for job alerts leads back to the job alerts', async () => {
  const error = { status: 422, message: 'Please check' } as const;
  const page = await errorPage(error, contact, { locations: 'Chennai', email: 'nope' });
  expect(page).toContain('<a href="/job-alerts">go back</a>');
});

it.each(enquiryForms)(
  'a plain post to $page that was not read offers no empty form',
  async (row) => {
    for (const status of [403, 413, 415, 503] as const) {
      const page = await errorPage({ status, message: 'That is too much' }, row.form, {});
      expect(page).toContain('That is too much');
      expect(page).toContain('is still on the page before this one');
      expect(page).toContain(`<a href="${row.page}">start again</a>`);
      expect(page).not.toContain('<form');
    }
  },
);

it('what was answered in own words stays chosen, what was wrong is asked again', async () => {
  const errors = { mobile: 'It is wrong' };
  const error = { status: 422, message: 'Please check', errors } as const;
  const typed = { location: 'Mumbai "East"', employeeStatus: 'Serving notice' };
  const page = await errorPage(error, application, typed);
  expect(choice(page, 'location', 'Mumbai &quot;East&quot;')).toContain('checked');
  expect(choice(page, 'employeeStatus', 'Serving notice')).toContain('checked');
  const wrong = { ...error, errors: { accountantType: 'Please choose' } };
  expect(await errorPage(wrong, employer, { accountantType: 'Wizard' })).not.toContain('Wizard');
});

it('shows the choices that it says are below, sends them again, and offers what was not chosen', async () => {
  const [first = '', second = ''] = application.fields.speak.options;
  const page = await errorPage(wrongAddress, application, { speak: [second] });
  expect(choice(page, 'speak', first)).toMatch(new RegExp(`> ${first}$`));
  expect(choice(page, 'speak', first)).not.toContain('checked');
  expect(choice(page, 'speak', second)).toContain('checked');
  expect(choice(await errorPage(wrongAddress, application, {}), 'read', first)).not.toBe('');
  const many = await errorPage(wrongAddress, internship, { interest: ['Coaching', 'Others'] });
  for (const each of ['Coaching', 'Others'])
    expect(choice(many, 'interest', each)).toMatch(new RegExp(`checked.*> ${each}$`));
});

it('says each mistake once, how many there are, and names a ticked module without the sum of all', async () => {
  const errors = { email: 'Email is required', phone: 'Phone is required' };
  const error = { status: 422, message: errors.email, errors } as const;
  const page = await errorPage(error, certificate, { name: 'Asha', selectedCertifications: ['5'] });
  expect(page).toContain('<h2>2 things to correct</h2>');
  expect(page).toContain('<a href="#email">Email is required</a>');
  expect(choice(page, 'selectedCertifications', '5')).toMatch(
    /checked.*> AcSS 5 GST fundamentals$/,
  );
});

it('asks nobody to correct what was right, where too many came at once', async () => {
  const error = { status: 429, message: 'Please try again in a few minutes.' } as const;
  const page = await errorPage(error, contact, { name: 'Asha', email: 'asha@example.in' });
  expect(page).toContain('What you typed is below; then send it again, or');
  expect(page).toContain('value="Asha"');
});
