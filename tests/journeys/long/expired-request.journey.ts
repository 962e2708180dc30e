/** A request that nobody paid: found by its number for weeks, and somebody's task from the day after. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dayMs } from '#lib/platform/values/india';
import { signInAs } from '#scripts/open-desk';
import { startPostgres } from '#scripts/postgres';
import { fakeClock, installSystem } from '#scripts/system';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { openShop, People } from '#tests/journeys/sequence';

const ahead = 9;

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`an expired request stays in the list and becomes a task; asked again, both end (on ${engine})`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    installSystem(['faketime']);
    const dataDir = mkdtempSync(join(tmpdir(), 'hoa-expired-'));
    const cluster = engine === 'postgres' ? await startPostgres() : undefined;
    const place = { DATA_DIR: dataDir, ...(cluster && { DATABASE_URL: cluster.url }) };
    const store = { dataDir, ...(cluster && { databaseUrl: cluster.url }) };

    const today = await openShop('sqlite', place);
    const before = await browser.newPage({ baseURL: today.origin });
    await enterDesk(before, { ...today, ...store });
    const people = new People(before, today);
    const uma = await people.write('Uma Unpaid');
    const asked = await people.does(uma, 'ask-payment', { line: 'module-5' });
    const number = asked.payment?.number ?? '';
    await people.mail(uma, 'Pay ₹11,682 by');
    await today.stop();

    const later = await openShop('sqlite', { ...place, ...fakeClock((ahead * dayMs) / 1000) });
    const page = await browser.newPage({ baseURL: later.origin });
    const cookie = await signInAs(store, 'operations@localhost', Date.now() + ahead * dayMs);
    await page.context().addCookies([{ ...cookie, url: later.origin }]);
    await expect(async () => {
      await page.goto('/desk?task=expired-request');
      const row = page.locator(`[data-task="expired-request"][data-reference="${uma.reference}"]`);
      await expect(row).toContainText('₹11,682');
    }).toPass();
    await page.goto(`/desk/payments?show=expired&q=${number}`);
    await expect(page.locator('[data-group="expired"]')).toContainText('Uma Unpaid');
    await page.goto(uma.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'expired');
    await expect(page.locator('main')).toContainText('This request has expired');
    await page
      .getByRole('button', { name: /Ask again|again/ })
      .first()
      .click();
    const after = new People(page, later);
    expect(await after.tasks(uma)).toContain('expired-request');
    const again = await after.act(uma, 'ask-payment', { line: 'module-5' });
    expect(again.status).toBe(200);
    expect(await after.tasks(uma)).not.toContain('expired-request');
    await page.goto(`/desk/payments?show=expired&q=${number}`);
    await expect(page.locator('[data-group="expired"]')).toHaveCount(0);
    await page.goto(uma.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'open');

    await later.stop();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
