/** `npm run dev` shows what visitors see. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { apiRoutes, routes } from '#data/addresses/routes';
import { freePort } from '#scripts/serve-copy';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _browser }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hoa-dev-'));
      const port = String(await freePort());
      const env = { ...process.env, NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir };
      const child: ChildProcess = spawn(process.execPath, ['scripts/dev.ts'], {
        env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve, reject) => {
        child.once('exit', () => reject(new Error('development did not start')));
        child.stdout?.on('data', (text) => String(text).includes('In development') && resolve());
      });
      await use(`http://localhost:${port}`);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

test('theme, badge, policy, refused methods and a form are in development what they are in production', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  const answer = await page.goto(routes.contactUs);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    window.hoa?.storage.set('theme', 'light');
    window.hoa?.storage.set(
      'cart',
      JSON.stringify({ certification: { type: 'one-on-one', haca: [], acss: [1] } }),
    );
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const badge = page.locator('cart-count').first();
  await expect.poll(() => badge.evaluate((each) => each.shadowRoot?.textContent?.trim())).toBe('1');

  expect((await request.post(routes.contactUs)).status()).toBe(405);
  expect((await request.get(apiRoutes.contact)).status()).toBe(405);
  const sent = await request.post(apiRoutes.callback, {
    data: { name: 'Meena Iyer', email: 'meena@example.in', phone: '9840012345' },
  });
  expect(await sent.json()).toMatchObject({ success: true });
  expect(blocked).toEqual([]);
});
