import { expect, test } from '@playwright/test';
import { signInMail } from '#lib/server/desk/sign-in/sign-in-mail';
import { writeLetter } from '#lib/server/forms/letter';
import { paragraphsMail } from '#lib/server/forms/mail-layout';
import { joinMails } from '#lib/server/forms/mail-parts';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import { readEnv } from '#lib/server/settings/env';

const env = readEnv({ SITE_ORIGIN: 'https://www.houseofaccountants.example' });
const long = `https://www.houseofaccountants.example/${'a'.repeat(120)}`;
const member = { name: 'Meena Sample', email: 'meena@example.com' };
const transcript = [{ name: 'message', label: 'Message', value: `${long} ${'x'.repeat(300)}` }];
const note = {
  id: long,
  kind: 'contact',
  receivedAt: 0,
  name: long,
  email: '',
  phone: '',
  transcript,
};
const letter = (title: string) => ({
  role: 'visitor' as const,
  to: member.email,
  subject: title,
  ...writeLetter({ title, before: [long], rows: [['Where', long]], after: [long] }, env),
});

const mails = {
  'the code for the desk': signInMail(
    member,
    { token: 'T'.repeat(43), code: '123456', endsAt: 0 },
    env,
  ),
  'a note to staff': paragraphsMail([long]),
  'a form to staff': noteToStaff(note, env),
  'a letter': letter('You meet Kaveri Traders'),
  'a digest': joinMails([letter('You meet Kaveri Traders'), letter('You meet Sundaram Mills')]),
};

for (const [what, { html }] of Object.entries(mails)) {
  test(`${what} is no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(html).toContain('name="viewport"');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${what}.png`, fullPage: true });
  });
}
