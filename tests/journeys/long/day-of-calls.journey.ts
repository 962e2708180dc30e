/** A day of eighty: a member works calls and tasks off one after the other, by touch and by keyboard, on a phone. */
import type { Page } from '@playwright/test';
import { signInAs } from '#scripts/open-desk';
import { actionsOf, type Due, Presses, seedDue } from '#tests/journeys/busy-desk';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, type RunningSite, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';

const meena = 'meena@example.com';
const sathya = 'sathya@example.com';

test.use({
  environment: { DESK_EMAILS: `Meena Sample <${meena}>, Sathya Sample <${sathya}>` },
  // A page is at its fragment at once, so that a click meets it where it stays.
  contextOptions: { reducedMotion: 'reduce' },
});

const results = ['spoke', 'no-answer', 'close', 'ask-payment'] as const;
type Result = (typeof results)[number];
/** Most calls are a talk or nobody there; every eighth ends in a request for payment. */
const resultOf = (at: number): Result =>
  at % 8 === 0 ? 'ask-payment' : (results[at % 3] ?? 'spoke');

/** For each result: what one clicks and types on the page of a call, until the next page is asked for. */
const byTouch: Readonly<Record<Result, (page: Page, to: Presses, note: string) => Promise<void>>> =
  {
    async spoke(page, to, note) {
      await to.tap(page.locator('#act-spoke > summary'));
      await page.getByLabel('What was said').fill(note);
      await to.tap(page.locator('#act-spoke .call-times label').last());
      await to.tap(page.locator('#act-spoke').getByRole('button', { name: /then the next$/ }));
    },
    async 'no-answer'(page, to) {
      await to.tap(page.locator('#act-no-answer > summary'));
      await to.tap(page.locator('#act-no-answer').getByRole('button', { name: /then the next$/ }));
    },
    async close(page, to) {
      await to.tap(page.locator('#act-close > summary'));
      await to.tap(page.locator('#act-close').getByText('Answered', { exact: true }));
      await to.tap(page.locator('#act-close').getByRole('button', { name: /then the next$/ }));
    },
    async 'ask-payment'(page, to) {
      await to.tap(page.locator('#act-ask-payment > summary'));
      await to.tap(page.getByLabel('Find a line'));
      await page.keyboard.type('gst');
      await to.key('Enter');
      await to.tap(page.getByRole('button', { name: /^Ask for ₹/ }));
      await to.tap(page.getByRole('link', { name: /^Next: / }).first());
    },
  };

const byKeys: typeof byTouch = {
  async spoke(page, to, note) {
    await to.key('s');
    await page.keyboard.type(note);
    await to.key('Control+Enter');
  },
  async 'no-answer'(_, to) {
    await to.key('n');
    await to.key('Control+Enter');
  },
  async close(_, to) {
    await to.key('c');
    await to.key('a');
    await to.key('Control+Enter');
  },
  async 'ask-payment'(page, to) {
    await to.key('p');
    await page.keyboard.type('gst');
    await to.key('Enter');
    await expect(page.getByRole('button', { name: /^Ask for ₹/ })).toBeVisible();
    await to.key('Control+Enter');
    await expect(page.getByRole('status').first()).toContainText('Asked:');
    // The keys are there once the page is loaded.
    await page.waitForLoadState();
    await to.key('j');
  },
};

async function answerQuestion(page: Page, to: Presses, note: string) {
  await to.tap(page.getByLabel('Your answer'));
  await page.keyboard.type(note);
}

async function endTask(page: Page, to: Presses, due: Due, note: string, isByKeys: boolean) {
  if (due.kind === 'question') {
    await answerQuestion(page, to, note);
    if (isByKeys) return to.key('Control+Enter');
    return to.tap(page.getByRole('button', { name: 'Send it, then the next' }));
  }
  if (isByKeys) {
    await to.key('d');
    await page.keyboard.type(note);
    return to.key('Control+Enter');
  }
  await to.tap(page.getByText('Mark as done', { exact: true }));
  await to.tap(page.getByLabel('What came of it'));
  await page.keyboard.type(note);
  return to.tap(page.getByRole('button', { name: 'Off the list, then the next' }));
}

/** Each of these in its turn, and never another one. Gives what was done, for each. */
async function workOff(
  page: Page,
  all: readonly Due[],
  from: number,
  to: Presses,
  isByKeys: boolean,
) {
  for (const [index, due] of all.entries()) {
    const at = from + index;
    await expect(page).toHaveURL(new RegExp(`/desk/${due.reference}`));
    await page.waitForLoadState();
    const note = `Note of ${due.name}`;
    if (due.kind) await endTask(page, to, due, note, isByKeys);
    else await (isByKeys ? byKeys : byTouch)[resultOf(at)](page, to, note);
    await expect(page).not.toHaveURL(new RegExp(`/desk/${due.reference}(?:$|\\?)`));
    to.done(due.kind ?? resultOf(at));
  }
}

const expectedOf = (due: Due, at: number) => {
  const note = `Note of ${due.name}`;
  if (due.kind)
    return [{ action: due.kind === 'question' ? 'answer-question' : 'done-task', note }];
  const action = resultOf(at);
  return [{ action, note: action === 'spoke' ? note : '' }];
};

const asColleague = async (site: RunningSite, reference: string, data: object) => {
  const { name, value } = await signInAs(site, sathya);
  return fetch(`${site.origin}/api/desk/${reference}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${name}=${value}` },
    body: JSON.stringify(data),
  });
};

test('eighty calls and tasks are worked off in their order, in few clicks each, and none is lost', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000);
  page.setDefaultTimeout(10_000);
  const all = await seedDue(site, 80);
  const half = all.length / 2;
  await enterDesk(page, site, meena);
  await expect(page.locator('h1')).toHaveText('96 things to do');
  expect(await beyondWindow(page)).toBe(0);
  const first = page.locator('tr[data-task]').first();
  await expect(first).toHaveAttribute('data-reference', all[0]?.reference ?? '');

  const touch = new Presses(page);
  await first.getByRole('link', { name: all[0]?.name ?? '', exact: true }).click();
  await workOff(page, all.slice(0, half), 0, touch, false);
  expect(touch.most).toEqual({
    spoke: 3,
    'no-answer': 2,
    close: 3,
    'ask-payment': 5,
    question: 2,
    'follow-up': 3,
    virus: 3,
    dispute: 3,
  });

  const keys = new Presses(page);
  await workOff(page, all.slice(half), half, keys, true);
  expect(keys.most).toEqual({
    spoke: 2,
    'no-answer': 2,
    close: 3,
    'ask-payment': 4,
    question: 2,
    'follow-up': 2,
    virus: 2,
    dispute: 2,
  });
  expect(await actionsOf(site, all)).toEqual(all.map(expectedOf));
});

test('a list that is open shows what a colleague did, and a click on what is over says so and loses nothing', async ({
  page,
  site,
}) => {
  const [mine, theirs, next] = await seedDue(site, 3);
  if (!mine || !theirs || !next) throw new Error('Nothing was seeded.');
  await enterDesk(page, site, meena);
  const row = (due: Due) => page.locator(`tr[data-reference="${due.reference}"]`);
  // Taken without leaving the list, which goes on where it was.
  await row(mine).getByRole('button', { name: /^Take/ }).click();
  await expect(page).toHaveURL(/\/desk\?said=take/);
  await expect(row(mine)).toContainText('Meena');
  await expect(row(mine).getByRole('button')).toHaveCount(0);

  // A colleague takes the other one; the list of a moment ago still offers it.
  await asColleague(site, theirs.reference, { action: 'take', version: 1 });
  await row(theirs).getByRole('button', { name: /^Take/ }).click();
  await expect(page.getByRole('alert')).toContainText('Sathya took it: at');
  await expect(page.locator('[data-live="who"]')).toHaveText('With Sathya');

  // The note of a call stays while a colleague closes it; saved again it is told truly.
  await page.goto(`/desk/${mine.reference}`);
  await page.locator('#act-spoke > summary').click();
  await page.getByLabel('What was said').fill('Comes on Friday');
  await asColleague(site, mine.reference, { action: 'note', version: 2, note: 'Rang me' });
  await page
    .locator('#act-spoke')
    .getByRole('button', { name: /then the next$/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('Sathya noted: at');
  await expect(page.getByLabel('What was said')).toHaveValue('Comes on Friday');
  await page
    .locator('#act-spoke')
    .getByRole('button', { name: /then the next$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/desk/${theirs.reference}`));
  await expect(page.getByRole('status').first()).toContainText('you spoke with them');
  await expect(page.getByRole('link', { name: /^Next: / }).first()).toContainText(next.name);
  expect((await actionsOf(site, [mine]))[0]).toEqual([
    { action: 'take', note: '' },
    { action: 'note', note: 'Rang me' },
    { action: 'spoke', note: 'Comes on Friday' },
  ]);
});
