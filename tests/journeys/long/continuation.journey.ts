/** An application that is started on one phone and continued on another. */
import { readdir, readFile, stat } from 'node:fs/promises';

import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { answer, expectStep, formOf, nextOf, submitOf, successOf } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { ask, linkOf, onPhone, panel } from '#tests/journeys/continuing';
import { expect, takeTime, test } from '#tests/journeys/fixture';

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
  // A link that lies half under the header is no small one.
  await page.evaluate(() => scrollTo(0, 0));
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
  await expect(formOf(second.page).locator('summary').last()).toContainText('Resume.pdf, 1 KB');
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
  await expect(panel(page)).toContainText('Your application has been sent from your other phone.');
  await second.page.goto('/');
  await second.page.goto(link);
  await expect(second.page.getByText('This link has expired')).toBeVisible();
  await second.context.close();
});
