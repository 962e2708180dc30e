import { phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { write } from '#tests/journeys/written';

test.use({ viewport: phone, javaScriptEnabled: false });

test('on a phone and without JavaScript: a list is saved for the team, worked at once, undone, and removed', async ({
  page,
  site,
}) => {
  for (const name of ['Keerthana', 'Lokesh'])
    await write(page, name, {}, '/api/sendEmail/callback');
  await enterDesk(page, site);
  await page.goto('/desk?kind=callback');
  await page.getByText('Save this list').click();
  await page.getByLabel('Name of the list').fill('Callbacks');
  await page.getByLabel('For', { exact: true }).selectOption('The whole team');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Callbacks of the team' }).click();
  await expect(page).toHaveURL(/\/desk\?kind=callback$/);
  await page.getByText('With the ticked ones').click();
  for (const name of ['Keerthana', 'Lokesh']) await page.getByLabel(`Tick ${name}`).check();
  await page.getByRole('button', { name: 'Take them' }).click();
  const said = page.getByRole('status');
  await expect(said).toContainText('2 enquiries taken.');
  await said.getByRole('button', { name: 'Take all of it back' }).click();
  await expect(page.getByRole('status')).toContainText('2 are as before.');
  await page.getByText('Saved lists').click();
  await page.getByRole('button', { name: 'Remove the list Callbacks' }).click();
  await expect(page.getByRole('link', { name: 'Callbacks of the team' })).toHaveCount(0);
});
