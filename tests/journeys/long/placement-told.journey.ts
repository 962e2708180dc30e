/** A placement as its three readers meet it: what happened is told truly to each, and names nobody to the other side. */
import type { Page } from '@playwright/test';
import { dayAndHour, readInstant } from '#lib/platform/values/india';
import { phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';
import {
  apply,
  askForPeople,
  calendarOf,
  hourAhead,
  openVacancy,
  share,
} from '#tests/journeys/placing';
import { onBothDatabases, test } from '#tests/journeys/sequence';

test.use({ javaScriptEnabled: false, viewport: phone });

const ask = (page: Page, first: string) =>
  page.getByRole('button', { name: `Ask ${first}` }).first();

async function sayYes(page: Page, own: string) {
  await page.goto(own);
  await page.getByRole('button', { name: 'Yes, show me to them' }).first().click();
}

/** The employer offers one hour to the person on the card of this name. */
async function offer(page: Page, link: string, name: string, hour: string) {
  await page.goto(link);
  const card = page.getByRole('region', { name });
  await card.locator('summary', { hasText: /^(Invite|Offer other times)/ }).click();
  await card.locator('input[name="slot"]').first().fill(hour);
  await card.getByLabel('Address, or link').fill('3 Sample Road, Guindy');
  await card.getByRole('button', { name: 'Send the times' }).click();
}

async function choose(page: Page, own: string) {
  await page.goto(own);
  await page.locator('input[name="slot"]').first().check();
  await page.getByRole('button', { name: 'Choose this time' }).click();
}

const mailsTo = (post: Inbox, address: string, words: string) =>
  post.mails.filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes(words));

const uidIn = (entry: string) => /^UID:(.*?)\r?$/m.exec(entry)?.[1];

onBothDatabases(() => {
  test('a new hour that is offered over an agreed one leaves both calendars, and the new one is agreed', async ({
    page,
    post,
    shop,
  }) => {
    const [candidate, employer] = ['anew@example.com', 'anew@vaigai.example'] as const;
    const own = await apply(page, 'Mythili Kumar', { email: candidate });
    const more = { email: employer, mobile: '9840011112', many: 1 };
    const { reference } = await askForPeople(page, 'Vaigai Traders', more);
    await enterDesk(page, shop);
    const vacancy = await openVacancy(page, reference);
    await ask(page, 'Mythili').click();
    await sayYes(page, own);
    const link = await share(page, vacancy);
    await offer(page, link, 'Mythili K.', hourAhead(2));
    await choose(page, own);
    const [meets] = await Promise.all([
      post.mailAbout('Your interview with Vaigai Traders: '),
      post.mailAbout('Mythili K. will meet you on'),
    ]);
    const agreed = calendarOf(meets);
    expect(agreed).toContain('ORGANIZER');

    const later = hourAhead(3);
    await offer(page, link, 'Mythili K.', later);
    const off = [
      await post.mailAbout('Your interview with Vaigai Traders on'),
      await post.mailAbout('The interview with Mythili K. on'),
    ];
    for (const mail of off) {
      const entry = calendarOf(mail);
      expect(mail.subject).toContain('is cancelled');
      expect(entry).toContain('METHOD:CANCEL');
      expect(entry).toContain('ORGANIZER');
    }
    expect(uidIn(calendarOf(off[0] ?? meets))).toBe(uidIn(agreed));
    await page.goto(own);
    await expect(page.locator('main')).toContainText('was cancelled');
    await choose(page, own);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `Your interview: ${dayAndHour(readInstant(later) ?? 0)}`,
    );

    await page.goto(vacancy);
    await expect(page.locator('[data-state="interview"]')).toContainText('3 Sample Road');
    await page.goto(`/desk/${reference}`);
    const history = page.locator('.column');
    await expect(history).toContainText('The interview with Mythili Kumar was cancelled');
    await expect(history.getByText('Mythili Kumar chose the time')).toHaveCount(2);
    // None was held yet: both hours lie ahead.
    await page.goto('/desk/vacancies');
    await expect(page.locator('main')).toContainText(/Interviewed\s*0/);
  });

  test('of two employers one hires: the other reads that another post was found, and who is left is counted truly', async ({
    page,
    post,
    shop,
  }) => {
    const [first, second] = ['first@guindy.example', 'second@adyar.example'] as const;
    const own = await apply(page, 'Nandini Rajan', { email: 'nandini@example.com' });
    const others = await apply(page, 'Oviya Selvam', {
      email: 'oviya@example.com',
      mobile: '9840033333',
    });
    const hiring = await askForPeople(page, 'Guindy Works', {
      email: first,
      mobile: '9840044444',
      many: 2,
    });
    const other = await askForPeople(page, 'Adyar Stores', {
      email: second,
      mobile: '9840055555',
      many: 1,
    });
    await enterDesk(page, shop);
    const links: string[] = [];
    for (const { reference } of [hiring, other]) {
      const vacancy = await openVacancy(page, reference);
      await ask(page, 'Nandini').click();
      if (reference === hiring.reference) {
        await page.goto(vacancy);
        await ask(page, 'Oviya').click();
        await sayYes(page, others);
      }
      await sayYes(page, own);
      links.push(await share(page, vacancy));
    }
    const [link = '', elsewhere = ''] = links;
    await offer(page, elsewhere, 'Nandini R.', hourAhead(2, '15:00'));
    await choose(page, own);

    await page.goto(link);
    const card = page.getByRole('region', { name: 'Nandini R.' });
    await card.locator('summary', { hasText: 'Hired' }).click();
    await card.getByLabel('First day').fill(hourAhead(7).slice(0, 10));
    await card.getByLabel('Pay a month, ₹').fill('21000');
    await card.getByRole('button', { name: 'Nandini is hired' }).click();
    const hired = await post.mailAbout('Nandini R. is hired');
    expect(hired.text).toContain('still looking for 1 more');
    expect(hired.text).not.toContain('filled');
    await page.goto(link);
    await expect(page.getByRole('region', { name: 'Oviya S.' })).toBeVisible();

    const off = await post.mailAbout('The interview with Nandini R. on');
    expect(off.to?.[0]?.address).toBe(second);
    expect(off.text).toContain('has found another post');
    expect(calendarOf(off)).toContain('METHOD:CANCEL');
    await page.goto(other.enquiry);
    const told = page.locator('main');
    await expect(told).toContainText('A candidate found another post');
    await expect(told).not.toContainText('decided not to proceed');
    await expect(told).not.toContainText('Nandini');
    await expect(told).not.toContainText('Guindy');
    await page.goto(own);
    await expect(page.locator('main')).not.toContainText('decided not to proceed');
    await expect(page.locator('main')).not.toContainText('Ravi Menon chose');
    // Being hired is the contact that was promised, and nobody was told that the post is filled.
    await page.goto('/desk?q=Nandini');
    await expect(page.locator('tr[data-task="call"]')).toHaveCount(0);
    expect(post.mails.filter(({ subject }) => subject?.includes('filled'))).toEqual([]);
  });

  test('an employer asks on their own page, staff answer there, and the resume’s file names nobody', async ({
    page,
    post,
    shop,
  }) => {
    const address = 'asks@mylapore.example';
    const own = await apply(page, 'Padmini Quillfeather', { email: 'padmini@example.com' });
    const more = { email: address, mobile: '9840066666', many: 1 };
    const { reference, enquiry } = await askForPeople(page, 'Mylapore Mills', more);
    await page.goto(enquiry);
    await page.getByText('Add something', { exact: true }).click();
    await page.locator('textarea[name="note"]').fill('Can we have two instead of one?');
    await page
      .getByRole('button', { name: /^(Send|Add|Save)/ })
      .last()
      .click();

    await enterDesk(page, shop);
    await page.goto('/desk?task=question');
    const row = page.locator(`tr[data-task="question"][data-reference="${reference}"]`);
    await expect(row).toContainText('Can we have two instead of one?');
    await row.getByRole('link', { name: 'Ravi Menon', exact: true }).click();
    await page.getByLabel('Your answer').fill('Yes: we will look for two.');
    await page.getByRole('button', { name: /^Send the answer/ }).click();
    await expect(page.locator('.column')).toContainText('answered their question');
    const answer = await post.mailAbout('Our answer to your question');
    expect(answer.to?.[0]?.address).toBe(address);
    expect(answer.text).toContain('we will look for two');
    await page.goto('/desk?task=question');
    await expect(row).toHaveCount(0);
    await page.goto(enquiry);
    await expect(page.locator('main')).toContainText('We answered your question by mail.');

    const vacancy = await openVacancy(page, reference);
    await ask(page, 'Padmini').click();
    await sayYes(page, own);
    const link = await share(page, vacancy);
    await page.goto(link);
    const card = page.getByRole('region', { name: 'Padmini Q.' });
    const opened = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Open the resume/ }).click();
    const name = (await opened).suggestedFilename();
    expect(name).toMatch(/^resume-[\w-]+\.pdf$/);
    expect(name).not.toMatch(/padmini|quillfeather/i);
    expect(mailsTo(post, address, 'Padmini Quillfeather')).toEqual([]);
  });
});
