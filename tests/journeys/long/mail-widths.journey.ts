import { expect, test } from '@playwright/test';
import { noteOf, toVisitor } from '#lib/enquiries/mails';
import { readEnv } from '#lib/platform/config/env';
import { joinMails } from '#lib/platform/mail/layout';
import { toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { signInMail } from '#lib/staff/actions';

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
const letter = (subject: string) =>
  writeMail(toVisitor(env, member), {
    topic: 'meet',
    subject,
    before: [long],
    rows: [['Where', long]],
    after: [long],
  });

const mails = {
  'the code for the desk': writeMail(
    toStaff(env),
    signInMail({ token: 'T'.repeat(43), code: '123456', endsAt: 0 }, env),
  ),
  'a note to staff': writeMail(toStaff(env), { topic: 'note', subject: 'A note', before: [long] }),
  'a form to staff': writeMail(toStaff(env), noteOf(note, env)),
  'a letter': letter('Your interview with Kaveri Traders'),
  'a digest': joinMails([
    letter('Your interview with Kaveri Traders'),
    letter('Your interview with Sundaram Mills'),
  ]),
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
