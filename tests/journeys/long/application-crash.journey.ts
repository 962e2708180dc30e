import { test as base } from '@playwright/test';
import { type RestartableSite, restartableSite } from '#tests/faults/restartable-site';
import {
  expectStep,
  formOf,
  goOn,
  resume,
  storedIn,
  submitOf,
  successOf,
} from '#tests/journeys/applying';
import { expect, takeTime } from '#tests/journeys/fixture';
import { type Inbox, openInbox } from '#tests/journeys/inbox';

/** A site that dies; its data and its mail server live on. */
const test = base.extend<{ post: Inbox; restartable: RestartableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
  post: async ({}, use) => {
    const post = await openInbox();
    await use(post);
    await post.close();
  },
  restartable: [
    async ({ post }, use) => {
      const site = await restartableSite({ SMTP_URL: post.url });
      await site.start();
      await use(site);
      await site.stop();
    },
    // It starts outside of the time of the test itself, and may have to build the pages.
    { timeout: 300_000 },
  ],
  baseURL: async ({ restartable }, use) => use(restartable.origin),
});

interface Answered {
  readonly requestId: string;
  readonly responseStatusCode?: number;
}

const mailsOf = ({ mails: letters }: Inbox, name: string) =>
  letters.filter(({ subject }) => subject?.startsWith(`[application] ${name} (`));

test('a server killed between the steps and before the send loses nothing, and the sending goes on by itself', async ({
  page,
  post,
  restartable,
}) => {
  test.slow();
  const name = 'Asha Outlives';
  await page.goto('/applyJobs');
  await goOn(page, name, 5);
  await restartable.kill();
  await goOn(page, name, 8, 5);
  await restartable.start();
  await page.reload();
  await expectStep(page, 8);
  await goOn(page, name, 12, 8);
  await takeTime(page);
  await restartable.kill();
  await submitOf(page).click();
  await expect(formOf(page).getByRole('alert')).toContainText(
    'We cannot be reached just now. Nothing is lost: we are trying again.',
  );
  expect(await storedIn(page)).toEqual(['application', 'Resume.pdf']);
  await restartable.start();
  await expect(successOf(page)).toBeVisible({ timeout: 30_000 });
  const mail = await post.mailAbout(name);
  expect(mail.text).toContain('Education: B.Com, CA/CMA/CS Foundation');
  const content = mail.attachments[0]?.content as ArrayBuffer;
  expect(Buffer.from(content).equals(resume.buffer)).toBe(true);
});

test('a server killed with the answer on its lips has the application once, and mails it once', async ({
  page,
  post,
  restartable,
}) => {
  test.slow();
  const name = 'Asha Once';
  await page.goto('/applyJobs');
  await goOn(page, name, 12);
  await takeTime(page);
  const line = await page.context().newCDPSession(page);
  const patterns = [{ urlPattern: '*/api/applyjobs', requestStage: 'Response' as const }];
  await line.send('Fetch.enable', { patterns });
  const answered = new Promise<Answered>((resolve) => line.once('Fetch.requestPaused', resolve));
  await submitOf(page).click();
  const { requestId, responseStatusCode } = await answered;
  expect(responseStatusCode).toBe(200);
  await restartable.kill();
  await line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  await line.send('Fetch.disable');
  await expect(formOf(page).getByRole('alert')).toContainText('we are trying again');
  await restartable.start();
  await expect(successOf(page)).toBeVisible({ timeout: 30_000 });
  await post.mailAbout(name);
  expect(await restartable.mailed(10_000)).toBe(true);
  expect(mailsOf(post, name).length).toBeGreaterThan(0);
  expect(new Set(mailsOf(post, name).map(({ messageId }) => messageId)).size).toBe(1);
});
