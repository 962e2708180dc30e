/** A sitting on two phones: saved as it is typed, an older tab that is asked, no line, time over while typing, handed in. */
import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, type RunningSite, test } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';

const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };

interface Asked {
  readonly page: Page;
  readonly site: RunningSite;
  readonly post: Inbox;
}

/** Somebody who passed the interview of module 5 is invited; gives the address in the mail, and what the desk posts. */
async function invited(
  { page, site, post }: Asked,
  name: string,
  phone: string,
  window: { readonly opens: string; readonly closes: string },
) {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.in`;
  const sent = await page.request.post('/api/sendEmail', {
    headers,
    data: { name, email, phone, message: 'GST fundamentals' },
  });
  const { reference, enquiry } = await sent.json();
  await enterDesk(page, site);
  let version = 1;
  const perform = async (action: string, data: Readonly<Record<string, string>>) => {
    const answer = await page.request.post(`/api/desk/${reference}`, {
      headers,
      data: { action, version, ...data },
    });
    const body = await answer.json();
    expect(body, JSON.stringify(body)).toMatchObject({ success: true });
    version = body.version;
  };
  await perform('interview', { module: '5', answer: 'passed' });
  await perform('invite-exam', { module: '5', set: 'K7Q2M', ...window });
  const mailed = () =>
    post.mails.find(
      (mail) => mail.text?.includes('/exam/') && JSON.stringify(mail.to).includes(email),
    );
  await expect.poll(() => mailed() !== undefined).toBe(true);
  const path = /\/exam\/[\w-]+/.exec(mailed()?.text ?? '')?.[0] ?? '';
  return { path, enquiry: String(enquiry), perform };
}

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
const week = () => ({ opens: dayIn(0), closes: dayIn(4) });

const saved = (page: Page) => page.locator('[data-saved]');
const value = (page: Page) => page.locator('[name="c.value"]');
const part = (page: Page, number: number) => page.getByRole('radio', { name: `Part ${number}:` });

test('a sitting goes on from phone to phone, asks before it overwrites, and ends everywhere at once', async ({
  page,
  site,
  post,
  browser,
}) => {
  test.setTimeout(120_000);
  const { path, enquiry } = await invited({ page, site, post }, 'Two Phones', '9876543210', week());
  await page.goto(path);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the 40 minutes' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-state', 'running');
  await page.locator('[name="c.sale1.a"]').fill('Pandian Sample Stores');
  await page.locator('[name="c.sale1.d"]').fill('48,763.50');
  await part(page, 2).check();
  await expect(saved(page)).toHaveText(/^Saved /);
  await value(page).fill('33,750');
  await page.reload();
  await expect(page.locator('[name="c.sale1.d"]')).toHaveValue('48,763.50');
  await expect(value(page)).toHaveValue('33,750');

  const other = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 360, height: 760 },
  });
  await other.goto(path);
  await part(other, 2).check();
  await value(other).fill('34,000');
  await part(other, 3).check();
  await expect(saved(other)).toHaveText(/^Saved /);
  await part(page, 2).check();
  await value(page).fill('33,750.00');
  await part(page, 4).check();
  await expect(page.getByText('Another tab or phone has saved since')).toBeVisible();
  await expect(saved(page)).toHaveText('Not saved: choose above first');
  await page.getByRole('button', { name: 'What I typed here' }).click();
  await expect(saved(page)).toHaveText(/^Saved /);
  // The other phone has nothing of its own: it takes what is with its next save.
  await expect(value(other)).toHaveValue('33,750.00', { timeout: 15_000 });

  // Other entries on each: both are saved, and nobody is asked.
  const entry = (on: Page, cell: string) => on.locator(`[name="c.${cell}"]`);
  await part(page, 4).check();
  await entry(page, 'b1').fill('150');
  await part(other, 4).check();
  await entry(other, 'a5').fill('582');
  await part(other, 1).check();
  await part(page, 1).check();
  await expect(entry(page, 'a5')).toHaveValue('582', { timeout: 15_000 });
  await expect(entry(other, 'b1')).toHaveValue('150', { timeout: 15_000 });
  for (const each of [page, other]) await expect(each.locator('[data-conflict]')).toBeHidden();

  await page.context().setOffline(true);
  await page.locator('[name="c.igst"]').evaluate((field: HTMLInputElement) => {
    field.value = '6,075';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await part(page, 2).check();
  await expect(saved(page)).toHaveText('No line. Keep working');
  // The battery ends before the line is back.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(path);
  await expect(entry(page, 'igst')).toHaveValue('6,075');
  await expect(saved(page)).toHaveText(/^Saved /, { timeout: 15_000 });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('practice')), { timeout: 15_000 })
    .toBeNull();

  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.hand-in > summary').click();
  await page.getByRole('button', { name: 'Yes, hand in now' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-cell="igst"]')).toHaveAttribute('data-mark', 'right');
  expect(await violationsOf(page)).toEqual([]);
  await expect(other.locator('main')).toHaveAttribute('data-state', 'done', { timeout: 15_000 });
  await page.goto(enquiry);
  await expect(page.locator('[data-exam-module="5"]')).toHaveAttribute('data-passed', 'no');
  await page.getByRole('link', { name: 'See the marked sheet' }).click();
  await expect(page.getByRole('heading', { name: /^Not yet: \d+%/ })).toBeVisible();
});

test('when the time is over while somebody types, what was typed counts', async ({
  page,
  site,
  post,
}) => {
  test.setTimeout(180_000);
  // It closes at the full minute that comes after half a minute.
  const ends = Math.ceil((Date.now() + 30_000) / 60_000) * 60_000;
  const closes = new Date(ends + 19_800_000).toISOString().slice(0, 16);
  const { path } = await invited({ page, site, post }, 'Last Minute', '9876543211', {
    opens: dayIn(0),
    closes,
  });
  await page.goto(path);
  await page.locator('button[value="start"]').click();
  await part(page, 2).check();
  // Typed just before the end, and never left.
  await expect(page.locator('[data-clock]')).toHaveText(/^0:0[1-4]$/, { timeout: 90_000 });
  await value(page).pressSequentially('33750');
  await expect(saved(page)).toHaveText('Time is up: your worksheet is handed in');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'done', { timeout: 30_000 });
  await expect(page.locator('[data-cell="value"]')).toHaveAttribute('data-mark', 'right');
});

test.describe('without JavaScript', () => {
  test('a sitting is started, saved page by page and handed in', async ({
    page,
    site,
    post,
    browser,
  }) => {
    const { path } = await invited({ page, site, post }, 'No Script', '9876543212', week());
    const plain = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false });
    await plain.goto(path);
    await plain.getByRole('button', { name: 'Start the 40 minutes' }).click();
    await value(plain).fill('33750');
    await plain.getByRole('button', { name: /^Save, and on to: GSTR-2B/ }).click();
    await expect(plain).toHaveURL(/\?page=3#part-3$/);
    await expect(value(plain)).toHaveValue('33750');
    // Enter in a field saves; it hands nothing in.
    await plain.locator('[name="c.igst"]').fill('6075');
    await plain.locator('[name="c.igst"]').press('Enter');
    await expect(plain.locator('main')).toHaveAttribute('data-rev', '2');
    await plain.locator('.hand-in > summary').click();
    await plain.getByRole('button', { name: 'Yes, hand in now' }).click();
    await expect(plain.locator('main')).toHaveAttribute('data-state', 'done');
  });
});
