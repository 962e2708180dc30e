/** An application that is begun on one phone and goes on on another. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import {
  answer,
  expectStep,
  formOf,
  goOn,
  nextOf,
  submitOf,
  successOf,
} from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';

const panel = (page: Page) => page.getByRole('region', { name: 'Continue on another phone' });
const linkOf = (page: Page) => panel(page).getByRole('textbox', { name: 'Link' });
const ask = (page: Page) => page.getByRole('button', { name: 'Continue on another phone' }).click();

async function onPhone(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  return { context, page: await context.newPage() };
}

/** The server has heard what became of it: whoever asks earlier hears it ten seconds later. */
const answerOf = (page: Page, state: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`?state=${state}`));

/** Whether any file under a folder holds one of these texts, by its name. */
async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const content = await contentOf(path);
    // The site works on: what has gone may have become another file.
    if (content === 'gone') return filesHolding(folder, texts);
    found.push(...texts.filter((text) => content.includes(text)).map((text) => `${name}: ${text}`));
  }
  return found;
}

async function contentOf(path: string): Promise<Buffer | 'gone'> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : Buffer.alloc(0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone';
    throw error;
  }
}

test('goes on on another phone with resume and all, is sent there, and the first phone says so', async ({
  browser,
  page,
  post,
  site,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/applyJobs');
  await expect(page.getByRole('button', { name: 'Continue on another phone' })).toHaveCount(0);
  for (let step = 1; step <= 11; step += 1) {
    await answer(page, step, 'Wandering Asha');
    if (step === 1) {
      // No other journey of this site types these.
      await page.getByLabel('Mobile').fill('9812340987');
      await page.getByLabel(/Contact Address/).fill('7 Wandering Lane, Salem');
    }
    await nextOf(page).click();
  }
  await expectStep(page, 12);
  await ask(page);
  await expect(linkOf(page)).toHaveValue(/\/applyJobs#continue=[\w-]{22}\.[\w-]{43}$/);
  await expect(panel(page).getByRole('img', { name: 'QR code for the other phone' })).toBeVisible();
  await expectAccessible(page);
  const link = await linkOf(page).inputValue();
  const key = link.split('.').at(-1) ?? '';

  const typed = ['Wandering Asha', '9812340987', '7 Wandering Lane', key];
  expect(await filesHolding(site.dataDir, typed)).toEqual([]);

  const second = await onPhone(browser, site.origin);
  second.page.on('request', (request) => requests.push(request));
  const taken = answerOf(second.page, 'taken');
  await second.page.goto(link);
  await expectStep(second.page, 12);
  await expect(formOf(second.page).getByRole('definition').last()).toHaveText('Resume.pdf, 1 KB');
  await expect(second.page).toHaveURL(/\/applyJobs$/);
  for (const request of requests) {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postDataBuffer()?.toString('latin1') ?? ''}`;
    expect(typed.filter((text) => sent.includes(text))).toEqual([]);
  }
  await taken;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel(page)).toContainText('Your other phone has it now');

  const sent = answerOf(second.page, 'sent');
  await takeTime(second.page);
  await submitOf(second.page).click();
  await expect(successOf(second.page)).toBeFocused();
  const mail = await post.mailAbout('[application] Wandering Asha');
  expect(mail.attachments[0]?.filename).toBe('Resume.pdf');
  await sent;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel(page)).toContainText('Your application was sent from your other phone.');
  await second.page.goto('/');
  await second.page.goto(link);
  await expect(second.page.getByText('This link has ended')).toBeVisible();
  await second.context.close();
});

test('a draft on the second phone is asked about, a cut or wrong link says what to do, and a deleted one opens nothing', async ({
  browser,
  page,
  site,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'First Phone', 2);
  await ask(page);
  const link = await linkOf(page).inputValue();
  const second = await onPhone(browser, site.origin);
  await second.page.goto(link.slice(0, -4));
  await expect(second.page.getByText('This link is not whole')).toBeVisible();
  await second.page.goto('/');
  await second.page.goto(`${link.slice(0, -4)}AAAA`);
  await expect(second.page.getByText('some of its letters are wrong')).toBeVisible();
  await second.page.getByRole('button', { name: 'Go on without it' }).click();
  await answer(second.page, 1, 'Second Phone');
  await second.page.goto('/');
  await second.page.goto(link);
  await expect(second.page.getByText('there is one already')).toBeVisible();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Second Phone');
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Second Phone');
  await second.page.goto('/');
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'Take the one from the other phone' }).click();
  await expectStep(second.page, 2);
  await second.page.getByRole('button', { name: 'Previous' }).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('First Phone');

  await page.reload();
  await ask(page);
  await expect(linkOf(page)).toHaveValue(/#continue=/);
  const other = await linkOf(page).inputValue();
  await panel(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(panel(page)).toContainText('The link is deleted');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(panel(page)).toBeHidden();
  await second.page.goto('/');
  await second.page.goto(other);
  await second.page.getByRole('button', { name: 'Take the one from the other phone' }).click();
  await expect(second.page.getByText('This link has ended')).toBeVisible();
  await second.context.close();
});

test('a line that is lost on the way is taken up again by itself, and a refusal keeps what was typed', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Lost Line', 2);
  // One route throughout: the page tries again by itself, also between two of them.
  let line: 'lost' | 'busy' | 'whole' = 'lost';
  await page.route('**/api/continue', (route) => {
    if (line === 'lost') return route.abort();
    return line === 'busy' ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await ask(page);
  await expect(panel(page)).toContainText('The line was lost. We are trying again by ourselves');
  const again = () => page.evaluate(() => dispatchEvent(new Event('online')));
  line = 'busy';
  await again();
  await expect(panel(page)).toContainText('We cannot keep it just now. We are trying again');
  line = 'whole';
  await again();
  await expect(linkOf(page)).toHaveValue(/#continue=/);
  await page.unroute('**/api/continue');

  for (const [status, text] of [
    [413, 'choose a smaller resume'],
    [429, 'twenty links today'],
  ] as const) {
    await page.route('**/api/continue', (route) => route.fulfill({ status, json: {} }));
    await panel(page).getByRole('button', { name: 'Delete it' }).click();
    await panel(page).getByRole('button', { name: 'Make a new link' }).click();
    await expect(panel(page)).toContainText(text);
    await expect(panel(page)).toContainText('What you typed is still here.');
    await page.unroute('**/api/continue');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(linkOf(page)).toHaveValue(/#continue=/);
  }
});
