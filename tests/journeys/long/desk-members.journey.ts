import type { Page } from '@playwright/test';
import { expectAccessibleAnywhere, phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { write } from '#tests/journeys/written';

const [anita, meena, sathya] = ['anita@example.com', 'meena@example.com', 'sathya@example.com'];
const staff = `Anita Sample <${anita}>, Meena Sample <${meena}>, Sathya Sample <${sathya}>`;
test.use({ environment: { DESK_EMAILS: staff }, javaScriptEnabled: false, viewport: phone });

const member = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} Sample`) });

test('who goes on leave says until when, and a colleague shares their list out among two, and takes it back', async ({
  page,
  site,
}) => {
  for (const name of ['Kavin', 'Latha']) await write(page, name);
  await enterDesk(page, site, sathya);
  for (const name of ['Kavin', 'Latha']) {
    await page.getByRole('button', { name: `Take the enquiry of ${name}` }).click();
    await page.goto('/desk');
  }
  await page.getByRole('link', { name: 'Team: who is away' }).click();
  const sathyas = member(page, 'Sathya');
  await expect(sathyas).toContainText('2 waiting');
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await sathyas.getByLabel('Away until').fill(inAWeek);
  await sathyas.getByRole('button', { name: 'Save the settings of Sathya' }).click();
  await expect(sathyas).toContainText('away until');

  await enterDesk(page, site, meena);
  await expect(page.locator('.queue')).toContainText('Sathya, away');
  await page.goto('/desk/team');
  for (const name of ['Anita Sample', 'Meena Sample'])
    await sathyas.getByRole('checkbox', { name }).check();
  expect(await beyondWindow(page)).toBe(0);
  await sathyas.getByRole('button', { name: 'Hand all over' }).click();
  const said = page.getByRole('status');
  await expect(said).toContainText('2 enquiries handed over.');
  const beside = await page.context().newPage();
  await beside.goto('/desk/team');
  for (const name of ['Anita', 'Meena'])
    await expect(member(beside, name)).toContainText('1 waiting');
  await said.getByRole('button', { name: 'Take all of it back' }).click();
  await expect(page.getByRole('status')).toContainText('2 are as before.');
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the page of the team is accessible with a list to hand over', async ({ page, site }) => {
    await write(page, 'Nalini');
    await enterDesk(page, site, sathya);
    await page.getByRole('button', { name: 'Take the next one' }).click();
    await page.goto('/desk/team');
    await expect(page.getByRole('button', { name: 'Hand all over' })).not.toHaveCount(0);
    await expectAccessibleAnywhere(page);
  });
});
