import { expect, test } from '@jest/globals';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { toCustomer, toVisitor } from '#lib/enquiries/mails';
import { neverAskedText } from '#lib/enquiries/words';
import { readEnv } from '#lib/platform/config/env';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';

const address = `https://hoa.example/thankyou/invoice?r=order_1.${'4'.repeat(64)}&x=1`;
const content = {
  subject: 'You are registered',
  before: ['Dear https://evil.example,'],
  rows: [
    ['Total paid', '₹499'],
    ['Paid', 'Tue, 24 Nov, 2026'],
  ] as [string, string][],
  after: [`The tax invoice, to print or keep: ${address}`],
};
const env = readEnv({ LEGAL_NAME: 'Kaveri Learning Ltd', GSTIN: '33AABCU9603R1ZJ' });
const mailOf = (more: Partial<MailContent> = {}, language?: PageLanguage) =>
  writeMail(toVisitor(env, { email: 'a@example.com', language }), { ...content, ...more });
const html = (more: Partial<MailContent> = {}) => mailOf(more).html;

test('a long address of the site can be tapped and wraps, so that a phone need not show the mail small', () => {
  const cell = html()
    .split('<td')
    .find((each) => each.includes('The tax invoice'));
  expect(cell).toContain('overflow-wrap:anywhere;word-break:break-word');
  expect(cell).toContain(`href="${address.replace('&', '&amp;')}"`);
});

test('a long number of the payment provider breaks after its underscore, and not in an address', () => {
  const id = 'order_sandbox0123456789abcdefgh';
  const rows: [string, string][] = [['Order', id]];
  const shown = html({ rows, sum: 'Total paid' });
  expect(shown).toContain(
    '<span style="font-size:14px">order_<wbr>sandbox0123456789abcdefgh</span>',
  );
  expect(shown).toContain(`href="${address.replace('&', '&amp;')}"`);
  expect(mailOf({ rows }).text).toContain(`Order: ${id}`);
});

test('what a visitor typed is no link', () => {
  expect(html()).not.toContain('href="https://evil.example');
});

test('the double rule is under the sum, which is the last row where nothing else is said', () => {
  const ruled = (source: string) =>
    />([^<]*)<\/span>/.exec(source.split('4px double')[1] ?? '')?.[1];
  expect(ruled(html())).toBe('Tue, 24 Nov, 2026');
  expect(ruled(html({ sum: 'Total paid' }))).toBe('₹499');
});

test.each(['ta', 'te', 'en'] as const)(
  'a mail in %s says who writes, when the phone is answered and that nobody asks for an OTP',
  (language) => {
    const { hours, neverAsked } = confirmationWords[language];
    const mail = mailOf({}, language);
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(hours);
      expect(text).toContain(neverAsked);
      expect(text).toContain('Kaveri Learning Ltd, registration number');
      expect(text).toContain('GSTIN 33AABCU9603R1ZJ');
    }
    expect(neverAsked).toContain('OTP');
    if (language === 'en') expect(neverAsked).toBe(neverAskedText('webinar-free'));
  },
);

test('a customer is greeted by name, below the heading and not in the line that a mailbox shows', () => {
  const mail = writeMail(toCustomer(env, { email: 'a@example.com', name: 'S.Meena Rao' }), {
    ...content,
    before: ['We have received ₹499.'],
  });
  expect(mail.text.startsWith('Dear S. Meena Rao,\n\nWe have received ₹499.')).toBe(true);
  expect(mail.html).toContain('overflow:hidden;mso-hide:all">We have received ₹499.</div>');
  expect(mail.html).toContain('>Dear S. Meena Rao,</td>');
});

test.each(['https://evil.example', 'Call 98765 43210', ' ', 'a@evil.example'])(
  'a name that is no name (%s) is not greeted',
  (name) => {
    const plainly = { ...content, before: ['We have received ₹499.'] };
    const mail = writeMail(toCustomer(env, { email: 'a@example.com', name }), plainly);
    expect(mail.text.startsWith('We have received ₹499.')).toBe(true);
    expect(mail.html).not.toContain('Dear');
  },
);

test('amounts are in a column by their last digit, and words do not', () => {
  const cells = html().split('<td class="ink line"');
  expect(cells.find((cell) => cell.includes('₹499'))).toMatch(/^ align="right"/);
  expect(cells.find((cell) => cell.includes('Tue, 24 Nov'))).not.toMatch(/^ align/);
});
