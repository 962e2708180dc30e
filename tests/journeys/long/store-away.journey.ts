/** While the store does not answer, a visitor reads words and a way on, under a status that says so. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '#scripts/serve-copy';
import { beyondWindow } from '#tests/journeys/pages';

let dataDir: string;
let site: ChildProcess;
let origin: string;
test.beforeAll(async () => {
  // A new port: the answers of its address are made first.
  test.setTimeout(300_000);
  dataDir = await mkdtemp(join(tmpdir(), 'hoa-away-'));
  await writeFile(join(dataDir, 'hoa.sqlite'), 'no store at all');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  site = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: 'ignore' });
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))) await rest(200);
});
test.afterAll(async () => {
  site.kill();
  await once(site, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

for (const path of [
  '/checkout?order=order_1',
  '/sandbox-checkout?order=order_1',
  '/thankyou',
  '/thankyou/invoice',
  `/enquiry/${'a'.repeat(32)}`,
  '/verify?number=HOA-1',
  '/stop-mails/token',
]) {
  test(`${path} says that it cannot show this just now, and that nothing is lost`, async ({
    page,
    context,
  }) => {
    const value = 'order_1.1.signature';
    await context.addCookies([{ name: 'receipt', value, url: origin }]);
    const answer = await page.goto(`${origin}${path}`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('30');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot show this just now/);
    await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
    expect(await beyondWindow(page)).toBe(0);
  });
}

test('who registered for a free session is thanked all the same', async ({ page, context }) => {
  await context.addCookies([{ name: 'receipt', value: 'order_1.1.signature', url: origin }]);
  const form = await (await fetch(`${origin}/job-hunt/en`)).text();
  const [, session] = /<select[^>]* name="session".*?<option value="([^"]+)"/.exec(form) ?? [];
  const answer = await page.goto(`${origin}/thankyou?session=${session}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
});
