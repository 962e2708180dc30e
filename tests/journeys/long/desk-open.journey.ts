import { enterDesk, watchDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { write } from '#tests/journeys/written';

test('a list left open announces a call that is due: in words, by its title, and by sound once that is switched on', async ({
  page,
  site,
}) => {
  const reference = await write(page, 'Uma');
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function ring(when) {
      document.documentElement.dataset.rang = 'yes';
      start.call(this, when);
    };
  });
  const due: { reference: string; text: string }[] = [];
  await page.route('**/api/desk/state', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), due } });
  });
  await watchDesk(page, site);
  const said = page.locator('.live-line').first();
  due.push({ reference, text: '11:00 AM: call Uma' });
  await page.clock.runFor(21_000);
  await expect(said).toContainText('Due now. 11:00 AM: call Uma');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.locator('html')).not.toHaveAttribute('data-rang');

  await page.locator('#keys > summary').click();
  await page.getByRole('button', { name: 'A due call is silent' }).click();
  due.push({ reference, text: '11:30 AM: call Uma' });
  await page.clock.runFor(21_000);
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(page.locator('html')).toHaveAttribute('data-rang', 'yes');
  await page.getByRole('link', { name: 'Open it' }).first().click();
  await expect(page).toHaveURL(new RegExp(reference));
});

test('after closing, focus and Next stay where the work is; a colleague’s step is named on 409, and nothing typed is lost', async ({
  page,
  site,
}) => {
  const first = await write(page, 'Vani');
  await write(page, 'Yamini');
  await enterDesk(page, site);
  await page.goto(`/desk/${first}?kind=contact`);
  await page.locator('summary', { hasText: 'No answer, try again' }).click();
  await page.getByLabel('What you noticed').fill('Rang out');
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await page.request.post(`/api/desk/${first}`, {
    data: { action: 'note', note: 'Wants Tally', version },
  });
  await page.getByRole('button', { name: 'Save and try again' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('noted');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('What you noticed')).toHaveValue('Rang out');

  await page.locator('summary', { hasText: 'Close with an outcome' }).click();
  await page.getByLabel('Answered').check();
  await page.getByRole('button', { name: 'Close the enquiry' }).click();
  const said = page.getByRole('status').first();
  await expect(said).toBeFocused();
  await said.getByRole('link', { name: /^Next: / }).click();
  await expect(page).toHaveURL(/\?kind=contact$/);
  await expect(page.locator('main')).not.toHaveAttribute('data-state', 'done');
});
